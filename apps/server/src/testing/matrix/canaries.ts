/**
 * Marker texts that reveal the source of a leak: one for data visible to an organisation, one for data of a single
 * person.
 */
export const tenantCanary = (tenantId: string) => `cnry-${tenantId}-all`;
export const privateCanary = (userId: string) => `cnry-${userId.replace('~', '-')}`;

/**
 * Markers in a text that this viewer may not see; without a session none is allowed.
 * @param administers By a call of the administration, from which colleagues hide nothing.
 */
export function leaksIn(text: string, viewer: string | undefined, administers = false): string[] {
  const tenantId = viewer?.split('~')[0] ?? '';
  const allowed = new Set(viewer === undefined ? [] : [tenantCanary(tenantId), privateCanary(viewer)]);
  if (administers) allowed.add(privateCanary(`${tenantId}~quiet`));
  return [...new Set(text.match(/cnry-[a-z]+-[a-z]+/g))].filter((canary) => !allowed.has(canary));
}
