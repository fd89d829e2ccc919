/** The message by which a page of ours in a frame tells the page around it how high it is. */
type HeightMessage = { kind: 'height'; height: number };

const measureHeight = (body: Element) => Math.ceil(body.getBoundingClientRect().height);

/**
 * Tells the page around this one its height, now and whenever it changes.
 *
 * @returns ends it
 */
export function postHeight(): () => void {
  const tell = () => {
    const message: HeightMessage = { kind: 'height', height: measureHeight(document.body) };
    parent.postMessage(message, location.origin);
  };
  const observer = new ResizeObserver(tell);
  observer.observe(document.body);
  return () => observer.disconnect();
}

/** The height in pixels that a message from a frame tells, if it comes from that frame and from our own origin. */
export function readHeightMessage(
  event: MessageEvent,
  frame: HTMLIFrameElement,
): number | undefined {
  if (event.origin !== location.origin || event.source !== frame.contentWindow) return;
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
 * The height in pixels of a page of ours in a frame that is loaded: it may have told it before anybody listened.
 *
 * @returns undefined for another site's
 */
export function measureIframeHeight(frame: HTMLIFrameElement): number | undefined {
  try {
    const body = frame.contentDocument?.body;
    return body ? measureHeight(body) : undefined;
  } catch {
    // A browser that throws where others give null.
    return undefined;
  }
}
