/** Whether a click on a link asks for more than to follow it: a tab or a window of its own, or a file of what it leads to. */
export const isModifiedClick = ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
