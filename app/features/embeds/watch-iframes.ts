import { measureIframeHeight, readHeightMessage } from './iframe-height.ts';

/** How long the page in an iframe may take to load before we show the failure, in milliseconds. */
const timeoutMs = 15_000;

/** Shows for each iframe of this page whether it is loading, loaded or failed, and gives it the height of its page. */
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
  const loadingMessage = [...status.children];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setState(state: 'loading' | 'loaded' | 'failed') {
    element.dataset.frame = state;
    element.ariaBusy = String(state === 'loading');
    iframe.hidden = state === 'failed';
    if (state === 'failed') status.replaceChildren(failure.content.cloneNode(true));
    else status.replaceChildren(...(state === 'loading' ? loadingMessage : []));
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
    // Setting the same URL again reloads it.
    iframe.setAttribute('src', iframe.src);
  });
  if (hasLoaded(iframe)) finish();
  else startTimer();
}

/** Whether the page in an iframe had loaded before this script ran. */
function hasLoaded(iframe: HTMLIFrameElement): boolean {
  try {
    const content = iframe.contentDocument;
    // Until the first response, an iframe has the browser's own empty page.
    if (content) return content.readyState === 'complete' && content.URL !== 'about:blank';
  } catch {
    // Some browsers throw where others return null.
  }
  // For another site's page only the resource timing is accessible, and only once the page has loaded.
  return performance.getEntriesByName(iframe.src).length > 0;
}
