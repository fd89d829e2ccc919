import { findControls, restoreControls } from './server-controls.ts';

/**
 * Prepares for the failure of an island: keeps its HTML of the server, which works without scripts.
 *
 * @param island its element before hydration
 */
export function createFallback(island: HTMLElement): {
  /** Records the visitor's answers and the focus, while the failed island is still in the document. */
  readControls: () => void;
  /** Replaces the failed island by the server's HTML with the visitor's answers. */
  show: () => void;
} {
  // A copy in this document would load all its images.
  const serverHtml = document.implementation.createHTMLDocument().importNode(island, true);
  const address = getAddress();
  let controls = findControls(island);
  let hidden = readHiddenFields(island);
  let focused = document.activeElement;
  return {
    readControls() {
      controls = findControls(island);
      hidden = readHiddenFields(island);
      focused = document.activeElement;
    },
    show() {
      // React may fail at several places of an island.
      if (!island.isConnected) return;
      // Stylesheets swap texts that are only true with working scripts.
      delete document.documentElement.dataset.awake;
      serverHtml.dataset.plain = '';
      island.replaceWith(serverHtml);
      restoreControls(serverHtml, controls, focused);
      for (const field of findHiddenFields(serverHtml))
        field.value = hidden.get(field.name) ?? field.value;
      // The HTML is that of another address, as after a change of an answer of "Can I go?". The server has the one of this address.
      if (getAddress() !== address) location.reload();
    },
  };
}

const findHiddenFields = (island: HTMLElement) =>
  island.querySelectorAll<HTMLInputElement>('input[type=hidden]');

/** Reads the hidden fields by name: a form that is sent again must have the same submission id. */
const readHiddenFields = (island: HTMLElement): ReadonlyMap<string, string> =>
  new Map([...findHiddenFields(island)].map(({ name, value }) => [name, value]));

const getAddress = () => location.pathname + location.search;
