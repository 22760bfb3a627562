declare global {
  interface Window {
    /** Trusted Types, where the browser has them. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: () => string },
      ): { createScriptURL(url: string): string };
    };
  }
}

/**
 * The address of a script, as the content policy asks for it: it takes scripts from nobody but a policy of ours, and each of
 * ours knows one address.
 *
 * @param policy its name, used once in a page
 */
export const trustedScript = (policy: string, url: string): string =>
  window.trustedTypes?.createPolicy(policy, { createScriptURL: () => url }).createScriptURL(url) ?? url;
