/** Whether a modifier key makes a click on a link open a new tab or window, or download the target. */
export const isModifiedClick = ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
