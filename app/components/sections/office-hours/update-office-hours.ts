import { formatOfficeStatus } from './format-office-status.ts';
import { getOfficeStatus } from './office-status.ts';

/** Keeps the signs of the page true while it is open. The server has written them as they were when it made the page. */
export function updateOfficeHours(): void {
  const signs = document.querySelectorAll<HTMLElement>('[data-office]');
  if (signs.length === 0) return;
  setInterval(() => {
    const opening = getOfficeStatus(new Date());
    const { title, text } = formatOfficeStatus(opening);
    for (const sign of signs) {
      sign.dataset.office = opening.open ? 'open' : 'closed';
      sign.querySelector('b')?.replaceChildren(title);
      sign.querySelector('[data-hours]')?.replaceChildren(text);
    }
  }, 60_000);
}
