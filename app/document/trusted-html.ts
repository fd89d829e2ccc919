type Rules = {
  createHTML: (html: string) => string;
  createScriptURL: (address: string) => string;
};

/** As far as it is used here (Trusted Types, section 2.3). */
type TrustedTypes = {
  createPolicy: (name: string, rules: Rules) => Rules;
};

/** Its name, which the Content-Security-Policy allows alone. */
export const trustedTypesPolicy = 'opar';

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy(trustedTypesPolicy, {
  createHTML: (html) => html,
  createScriptURL: () => serviceWorker,
});

/** Where the service worker's script stands (scripts/service-worker.ts): its folder is what it may answer for. */
const serviceWorker = '/service-worker.js';

/** The one address that may become a script: what `navigator.serviceWorker.register` takes. */
export const trustedServiceWorker = (): string =>
  policy?.createScriptURL(serviceWorker) ?? serviceWorker;

/**
 * Markup that React may put into a page. Whatever else would make elements or code of a text is refused by browsers that
 * know Trusted Types, so that each place where a text could become a script is one that says `trustedHtml`.
 *
 * @param html our own, or what came out of `blog/sanitise.server.ts`
 * @returns what `dangerouslySetInnerHTML` takes
 */
export const trustedHtml = (html: string): { __html: string } => ({
  __html: policy?.createHTML(html) ?? html,
});
