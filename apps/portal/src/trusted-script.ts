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
 * The URL of a script as the content policy requires it: from a Trusted Types policy, which accepts this URL only.
 *
 * @param policy its name, used once in a page
 */
export const trustedScript = (policy: string, url: string): string =>
  window.trustedTypes?.createPolicy(policy, { createScriptURL: () => url }).createScriptURL(url) ?? url;
