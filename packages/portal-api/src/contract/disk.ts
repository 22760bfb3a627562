/** The personal network disk (decisions C1 to C8). */
export const disk = {};
