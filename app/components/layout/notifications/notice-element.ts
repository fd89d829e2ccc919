import { getLanguage } from '#content/language.ts';
import { siteChrome } from '#content/site-chrome.ts';
import type { Notice } from './notice.ts';
import styles from './notifications.module.css';

/** SVG paths in a view box of 20 by 20. Those of success and error are from Heroicons (MIT licence). */
const iconPaths = {
  success:
    'M10 18a8 8 0 100-16 8 8 0 000 16zm3.857-9.809a.75.75 0 00-1.214-.882l-3.483 4.79-1.88-1.88a.75.75 0 10-1.06 1.061l2.5 2.5a.75.75 0 001.137-.089l4-5.5z',
  error:
    'M18 10a8 8 0 11-16 0 8 8 0 0116 0zm-8-5a.75.75 0 01.75.75v4.5a.75.75 0 01-1.5 0v-4.5A.75.75 0 0110 5zm0 10a1 1 0 100-2 1 1 0 000 2z',
  close: 'M15 5 5 15M5 5l10 10',
};

/**
 * Creates the list item of a notice.
 *
 * @param onClose called by the close button, and after the notice's action
 */
export function createNoticeElement(
  { kind, title, text, action }: Notice,
  onClose: () => void,
): HTMLLIElement {
  const closeButton = createButton(styles.close, onClose);
  closeButton.setAttribute(
    'aria-label',
    siteChrome[getLanguage(location.pathname)].closeNotification,
  );
  closeButton.append(createIcon('close'));
  const content = createBlock(styles.content);
  content.append(createBlock(styles.title, title));
  if (text !== undefined) content.append(createBlock(styles.text, text));
  const element = document.createElement('li');
  element.className = styles.notice ?? '';
  element.append(closeButton);
  if (kind !== 'message') element.append(createIcon(kind));
  element.append(content);
  if (action) {
    const button = createButton(styles.action, () => {
      action.onClick();
      onClose();
    });
    button.append(action.label);
    element.append(button);
  }
  return element;
}

function createBlock(className = '', text = ''): HTMLDivElement {
  const block = document.createElement('div');
  block.className = className;
  block.append(text);
  return block;
}

function createButton(className = '', onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.addEventListener('click', onClick);
  return button;
}

function createIcon(name: keyof typeof iconPaths): SVGElement {
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  icon.setAttribute('viewBox', '0 0 20 20');
  icon.setAttribute('aria-hidden', 'true');
  icon.classList.add(styles.icon ?? '');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', iconPaths[name]);
  icon.append(path);
  return icon;
}
