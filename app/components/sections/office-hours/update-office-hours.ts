import { getLanguage } from '#content/language.ts';
import { formatOfficeStatus } from './format-office-status.ts';
import { getOfficeStatus } from './office-status.ts';

const updateIntervalMs = 60_000;

/** Updates the office's status on the page every minute. The server rendered the status at the time of the request. */
export function updateOfficeHours(): void {
  const elements = document.querySelectorAll<HTMLElement>('[data-office]');
  if (elements.length === 0) return;
  setInterval(() => {
    const status = getOfficeStatus(new Date());
    const { title, text } = formatOfficeStatus(status, getLanguage(location.pathname));
    for (const element of elements) {
      element.dataset.office = status.open ? 'open' : 'closed';
      element.querySelector('b')?.replaceChildren(title);
      element.querySelector('[data-hours]')?.replaceChildren(text);
    }
  }, updateIntervalMs);
}
