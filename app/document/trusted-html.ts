import { allowedElements } from '#blog/allowed-elements.ts';
import { createTrustedTypesPolicy } from './trusted-types.ts';

/** Markup other than a tag of an allowed element. `blog/sanitise.server.ts` writes every other `<` as `&lt;`. */
const otherMarkup = new RegExp(`<(?!/?(?:${allowedElements.join('|')})[\\s/>])`, 'i');

/**
 * Whether HTML holds only what the sanitiser lets through. Attributes are not looked at: an event handler in one needs a
 * permission that our Content-Security-Policy doesn't give.
 */
export const isSanitised = (html: string): boolean => !otherMarkup.test(html);

const policy = createTrustedTypesPolicy('sanitised-html', {
  createHTML(html) {
    if (!isSanitised(html)) throw new TypeError('HTML that blog/sanitise.server.ts did not write');
    return html;
  },
});

/**
 * HTML that React may put into a page. Browsers that know Trusted Types refuse all other texts.
 *
 * @param html the output of `blog/sanitise.server.ts`
 * @returns what `dangerouslySetInnerHTML` takes
 * @throws TypeError in a browser, when the HTML holds an element that the sanitiser doesn't let through
 */
export const trustedHtml = (html: string): { __html: string } => ({
  __html: policy?.createHTML(html) ?? html,
});
