import buttonStyles from '#app/components/ui/button.module.css';
import { visitorRecordTexts } from '#content/visitor-record.ts';
import { createButton, createElement } from './create-element.ts';
import { createHandOverFragment } from './record-links.ts';
import { visitorRecord } from './record-store.ts';
import styles from './strip.module.css';

const texts = visitorRecordTexts.code;

/**
 * Creates the part of the menu that takes the record to another device: a button that shows a QR code of a link. The record
 * is in the fragment of the link. The code is made here, by a library that is fetched only then.
 */
export function createHandOverPanel(): { element: HTMLElement; reset: () => void } {
  const content = createElement('div', { className: styles.code ?? '' });
  const status = createElement('p', { role: 'status' });
  const look = `${buttonStyles.button} ${buttonStyles.ink} ${buttonStyles.small} ${buttonStyles.block}`;
  const button = createButton(visitorRecordTexts.menu.toPhone, look, () => void showCode());
  button.setAttribute('aria-expanded', 'false');

  function reset() {
    content.replaceChildren();
    status.replaceChildren();
    button.setAttribute('aria-expanded', 'false');
  }

  async function showCode() {
    if (content.childElementCount > 0) return reset();
    const link = `${location.origin}/global-programs${createHandOverFragment(visitorRecord.read())}`;
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
