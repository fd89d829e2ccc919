export type Notice = {
  /** A notice with the same id takes the place of the one before. */
  id: string;
  kind: 'success' | 'error' | 'message';
  title: string;
  text?: string;
  /** How long it stays, in milliseconds; 8 seconds if omitted. */
  duration?: number;
  action?: { label: string; onClick: () => void };
};
