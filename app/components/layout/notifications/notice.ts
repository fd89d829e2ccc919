export type Notice = {
  /** A notice replaces an earlier one with the same id. */
  id: string;
  kind: 'success' | 'error' | 'message';
  title: string;
  text?: string;
  /** How long the notice is shown, in milliseconds. The default is 8 seconds. */
  duration?: number;
  action?: { label: string; onClick: () => void };
};
