/** The address of another page of those who have no session; where they wanted to go goes along. */
export function entryHref(
  path: string,
  redirect: string | undefined,
  search: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ ...search, ...(redirect !== undefined && { redirect }) }).toString();
  return query === '' ? path : `${path}?${query}`;
}
