import type { ExternalToast } from 'sonner';

/** What a notice says, and how long it stays: `Infinity` for one that must not be missed. In milliseconds. */
export type Notice = {
  kind: 'success' | 'error' | 'message';
  title: string;
  text?: string;
  duration?: number;
  /** A notice with the same id takes the place of the one before. */
  id?: string;
  action?: { label: string; onClick: () => void };
};

type Listener = (notice: Notice) => void;
const waiting: Notice[] = [];
let listener: Listener | undefined;

/** Shows a notice in the notification area. The toast library is fetched when the first one comes. */
export function notify(notice: Notice) {
  if (listener) listener(notice);
  else waiting.push(notice);
}

/** Fetches the notification area ahead, so that a notice can be shown when the network is gone. */
export function prepareNotifications() {
  import('./mount-notifications.tsx').catch(() => {});
}

/** For the notification area: takes the notices given so far, and each one to come. */
export function onNotice(receive: Listener): () => void {
  listener = receive;
  for (const notice of waiting.splice(0)) receive(notice);
  return () => {
    listener = undefined;
  };
}

/** A notice in the words of the toast library. */
export function toastOptions({ text, duration, id, action }: Notice): ExternalToast {
  return {
    ...(text !== undefined && { description: text }),
    ...(duration !== undefined && { duration }),
    ...(id !== undefined && { id }),
    ...(action && { action }),
  };
}
