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

type IframeState = 'loading' | 'loaded' | 'failed';

function watchIframe(element: HTMLElement, { status, failure, iframe }: IframeElements) {
  const loadingMessage = [...status.children];
  let state: IframeState = 'loading';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setState(newState: IframeState) {
    state = newState;
    element.dataset.frame = state;
    element.ariaBusy = String(state === 'loading');
    iframe.hidden = state === 'failed';
    if (state === 'failed') status.replaceChildren(failure.content.cloneNode(true));
    else status.replaceChildren(...(state === 'loading' ? loadingMessage : []));
  }
  function setHeight(height: number | undefined) {
    if (height) element.style.setProperty('--reported-height', `${height}px`);
  }
  function finish() {
    clearTimeout(timer);
    // A failure after that is of a form that was sent without its scripts. The error page stays: from it, the browser can send
    // the form again.
    if (state !== 'loaded') setState(isOwn(iframe) && !showsOwnPage(iframe) ? 'failed' : 'loaded');
    setHeight(measureIframeHeight(iframe));
  }
  const startTimer = () => {
    timer = setTimeout(setState, timeoutMs, 'failed');
  };
  function loadAgain() {
    setState('loading');
    startTimer();
    // Setting the same URL again reloads it.
    iframe.setAttribute('src', iframe.src);
  }

  iframe.addEventListener('load', finish);
  addEventListener('message', (event) => setHeight(readHeightMessage(event, iframe)));
  addEventListener('online', () => {
    if (state === 'failed') loadAgain();
  });
  status.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-try-again]')) loadAgain();
  });
  if (hasFinished(iframe)) finish();
  else startTimer();
}

const isOwn = ({ src }: HTMLIFrameElement) => new URL(src).origin === location.origin;

/** Returns the document in an iframe; undefined if it belongs to another site, or is the browser's error page. */
function getContent(iframe: HTMLIFrameElement): Document | undefined {
  try {
    return iframe.contentDocument ?? undefined;
  } catch {
    // Some browsers throw where others return null.
    return undefined;
  }
}

/** Until the first response, an iframe has the browser's own empty page. In some browsers it also has it after a failure. */
const isEmptyPage = (content: Document) => content.URL === 'about:blank';

/**
 * Whether an iframe that has finished shows a page of ours. Without a network it shows the browser's error page, and while the
 * site doesn't run, that of the server in front of it. The `load` event is the same for all of them.
 */
const showsOwnPage = (iframe: HTMLIFrameElement) =>
  getContent(iframe)?.querySelector('main') != null;

/** Whether the page in an iframe had loaded or failed before this script ran. */
function hasFinished(iframe: HTMLIFrameElement): boolean {
  const content = getContent(iframe);
  if (content) return content.readyState === 'complete' && !isEmptyPage(content);
  // For another site's page only the resource timing is accessible, and only once the page has loaded.
  return isOwn(iframe) || performance.getEntriesByName(iframe.src).length > 0;
}
