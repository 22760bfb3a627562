/** Message and privacy settings (specification 7, Settings; decisions A12, B14). */
export const settings = {};
