import { measureIframeHeight, readHeightMessage } from './iframe-height.ts';

/** How long the page in a frame may take before ours says so. */
const timeoutMs = 15_000;

/** Follows the page in each frame of this page: whether it has loaded, is late, and how high it is. */
export function watchIframes(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-frame="loading"]')) {
    const status = element.querySelector<HTMLElement>('[role=status]');
    const failure = element.querySelector('template');
    const iframe = element.querySelector('iframe');
    if (status && failure && iframe) watchIframe(element, { status, failure, iframe });
  }
}

type IframeElements = {
  status: HTMLElement;
  failure: HTMLTemplateElement;
  iframe: HTMLIFrameElement;
};

function watchIframe(element: HTMLElement, { status, failure, iframe }: IframeElements) {
  const message = [...status.children];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setState(state: 'loading' | 'loaded' | 'failed') {
    element.dataset.frame = state;
    element.ariaBusy = String(state === 'loading');
    iframe.hidden = state === 'failed';
    if (state === 'failed') status.replaceChildren(failure.content.cloneNode(true));
    else status.replaceChildren(...(state === 'loading' ? message : []));
  }
  function setHeight(height: number | undefined) {
    if (height) element.style.setProperty('--told', `${height}px`);
  }
  function finish() {
    clearTimeout(timer);
    setState('loaded');
    setHeight(measureIframeHeight(iframe));
  }
  const startTimer = () => {
    timer = setTimeout(setState, timeoutMs, 'failed');
  };

  iframe.addEventListener('load', finish);
  addEventListener('message', (event) => setHeight(readHeightMessage(event, iframe)));
  status.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-try-again]'))) return;
    setState('loading');
    startTimer();
    // Loads the same address anew.
    iframe.setAttribute('src', iframe.src);
  });
  if (hasLoaded(iframe)) finish();
  else startTimer();
}

/** Whether the page in a frame had loaded before this script ran. */
function hasLoaded(frame: HTMLIFrameElement): boolean {
  try {
    const inside = frame.contentDocument;
    // Until the first response, an iframe holds the browser's own empty page.
    if (inside) return inside.readyState === 'complete' && inside.URL !== 'about:blank';
  } catch {
    // Some browsers throw where others give null.
  }
  // Of another site's page only the timing can be seen, and only once it is there.
  return performance.getEntriesByName(frame.src).length > 0;
}
