/** Messages of npm without its registry. */
const away = /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENOTCACHED|network/;

/** Whether a command of npm failed because it could not reach its registry. */
export function isRegistryAway(error: unknown): boolean {
  return error instanceof Error && 'stderr' in error && away.test(String(error.stderr));
}
