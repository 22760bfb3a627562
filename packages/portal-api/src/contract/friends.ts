/** The friends of the signed-in person: requests, acceptance, stars (specification 7, Messaging and contacts; decisions A18, D1 to D4). */
export const friends = {};
