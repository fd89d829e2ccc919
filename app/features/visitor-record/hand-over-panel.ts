import buttonStyles from '#app/components/ui/button.module.css';
import { getLanguage, localisePath } from '#content/language.ts';
import type { VisitorRecordTexts } from '#content/types/visitor-record-texts.ts';
import { createButton, createElement } from './create-element.ts';
import { createHandOverFragment } from './record-links.ts';
import { visitorRecord } from './record-store.ts';
import styles from './strip.module.css';

/**
 * Creates the part of the menu that takes the record to another device: a button that shows a QR code of a link. The record
 * is in the fragment of the link. The browser creates the code, with a library that is imported on demand.
 */
export function createHandOverPanel({ code: texts, menu }: VisitorRecordTexts): {
  element: HTMLElement;
  reset: () => void;
} {
  const content = createElement('div', { className: styles.code ?? '' });
  const status = createElement('p', { role: 'status' });
  const look = `${buttonStyles.button} ${buttonStyles.ink} ${buttonStyles.small} ${buttonStyles.block}`;
  const button = createButton(menu.toPhone, look, () => void showCode());
  button.setAttribute('aria-expanded', 'false');

  function reset() {
    content.replaceChildren();
    status.replaceChildren();
    button.setAttribute('aria-expanded', 'false');
  }

  async function showCode() {
    if (content.childElementCount > 0) return reset();
    const path = localisePath('/global-programs', getLanguage(location.pathname));
    const link = `${location.origin}${path}${createHandOverFragment(visitorRecord.read())}`;
    try {
      const { createQrCode } = await import('./qr-code.ts');
      content.replaceChildren(
        createQrCode(link, texts.label),
        createElement('p', {}, [texts.text]),
        createButton(texts.copy, styles.copy, () => void copy(link)),
      );
      status.replaceChildren();
      button.setAttribute('aria-expanded', 'true');
      content.scrollIntoView({ block: 'nearest' });
    } catch {
      status.replaceChildren(texts.failed);
    }
  }

  async function copy(link: string) {
    try {
      await navigator.clipboard.writeText(link);
      status.replaceChildren(texts.copied);
    } catch {
      status.replaceChildren(texts.notCopied);
    }
  }

  return { element: createElement('div', {}, [button, content, status]), reset };
}
