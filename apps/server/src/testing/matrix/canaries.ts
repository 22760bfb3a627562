/**
 * Texts that tell where they leaked from. Everything of an organisation that all its people may see holds the one, and
 * what a single person may see holds the other.
 */
export const tenantCanary = (tenantId: string) => `cnry-${tenantId}-all`;
export const privateCanary = (userId: string) => `cnry-${userId.replace('~', '-')}`;

/** The canaries in a text that this person must not see. Whoever is not signed in may see none. */
export function leaksIn(text: string, viewer: string | undefined): string[] {
  const allowed = new Set(
    viewer === undefined ? [] : [tenantCanary(viewer.split('~')[0] ?? ''), privateCanary(viewer)],
  );
  return [...new Set(text.match(/cnry-[a-z]+-[a-z]+/g))].filter((canary) => !allowed.has(canary));
}
