import { warnOfExpiry } from '../../stores/password.ts';

/** Tells the person when their password ends soon or has ended (specification, sections 2 and 4). */
export async function checkPassword(userId: string): Promise<void> {
  try {
    const { entryApi } = await import('../../shell-apis.ts');
    const { endsSoon, mustChange, message } = await entryApi.passwordExpiry({ userId });
    if (endsSoon || mustChange) warnOfExpiry({ force: mustChange, message });
  } catch {
    // only the warning is lost: with an expired password the server refuses each call anyway.
  }
}
