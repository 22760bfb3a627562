import { areaApi } from '@snap/portal-api';
import { passwordExpiryCalls } from '@snap/portal-api/contract';
import { client } from '../../api.ts';
import { noticePassword } from '../../stores/password.ts';

const expiryApi = areaApi(client, passwordExpiryCalls);

/** Tells the person when their password ends soon or has ended (specification, sections 2 and 4). */
export async function checkPassword(userId: string): Promise<void> {
  try {
    const { notice, force, message } = await expiryApi.passwordExpiry({ userId });
    if (notice || force) noticePassword({ force, message });
  } catch {
    // Only a notice is lost: a password that has ended stops every call by itself.
  }
}
