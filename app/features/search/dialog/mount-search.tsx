import { createRoot } from 'react-dom/client';
import { SearchDialog } from './search-dialog.tsx';

let isOpen = false;

/**
 * Shows the search's dialog until it is closed.
 *
 * @param takeTyped gives what was typed before the field had the focus
 */
export function mountSearch(takeTyped: () => string): void {
  if (isOpen) return;
  isOpen = true;
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const close = () => {
    isOpen = false;
    root.unmount();
    container.remove();
  };
  root.render(<SearchDialog takeTyped={takeTyped} onClose={close} />);
}
