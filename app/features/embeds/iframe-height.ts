/** The message by which a page of our own in an iframe reports its height, in pixels, to the parent page. */
type HeightMessage = { kind: 'height'; height: number };

const measureHeight = (body: Element) => Math.ceil(body.getBoundingClientRect().height);

/**
 * Posts this page's height to the parent page, now and whenever it changes.
 *
 * @returns a function that stops it
 */
export function postHeight(): () => void {
  const post = () => {
    const message: HeightMessage = { kind: 'height', height: measureHeight(document.body) };
    parent.postMessage(message, location.origin);
  };
  const observer = new ResizeObserver(post);
  observer.observe(document.body);
  return () => observer.disconnect();
}

/** Returns the height in pixels from a message; undefined unless it comes from that iframe and from our own origin. */
export function readHeightMessage(
  event: MessageEvent,
  iframe: HTMLIFrameElement,
): number | undefined {
  if (event.origin !== location.origin || event.source !== iframe.contentWindow) return;
  const message: unknown = event.data;
  const isHeight =
    typeof message === 'object' &&
    message !== null &&
    'kind' in message &&
    message.kind === 'height' &&
    'height' in message &&
    typeof message.height === 'number';
  return isHeight ? (message as HeightMessage).height : undefined;
}

/**
 * Measures the height in pixels of a loaded page of our own in an iframe. The page may have posted its height before the
 * parent page listened.
 *
 * @returns undefined for a page of another site
 */
export function measureIframeHeight(iframe: HTMLIFrameElement): number | undefined {
  try {
    const body = iframe.contentDocument?.body;
    return body ? measureHeight(body) : undefined;
  } catch {
    // Some browsers throw where others return null.
    return undefined;
  }
}
