import { createRoot } from 'react-dom/client';
import { frame } from '#app/content/frame.ts';
import type { Notice } from './notify.ts';
import { Toaster } from './toaster.tsx';

/**
 * Puts the notification area at the end of the page.
 *
 * @returns shows notices in it; called without any, it says that there are none
 */
export function mountNotifications(): (notices: readonly Notice[]) => void {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const all: Notice[] = [];
  return (notices) => {
    all.push(...notices);
    root.render(
      <Toaster notices={[...all]} label={frame.notifications} close={frame.closeNotification} />,
    );
  };
}
