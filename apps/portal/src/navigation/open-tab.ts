/**
 * Opens another system in a tab of its own. Its address holds a code for this user, which has to be fetched first. Rejects, with
 * the tab closed again, when that fails.
 *
 * @param fetchAddress the address with its code
 * @param prepare shows in the new tab what is being opened
 */
export async function openTab(
  fetchAddress: () => Promise<URL>,
  prepare?: (page: Document) => void,
): Promise<void> {
  // Before the request: a browser blocks windows that do not open with a press.
  const tab = window.open('about:blank', '_blank');
  if (tab) {
    tab.opener = null;
    prepare?.(tab.document);
  }
  try {
    const { href } = await fetchAddress();
    if (tab) tab.location.replace(href);
    else location.assign(href);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
