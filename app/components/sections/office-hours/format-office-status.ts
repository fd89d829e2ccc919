import type { Language } from '#content/language.ts';
import { officeStatusTexts } from '#content/office-status.ts';
import type { OfficeStatus } from './office-status.ts';

/** Returns the texts for a status of the office, as shown in `OfficeHours`. */
export function formatOfficeStatus(
  status: OfficeStatus,
  language: Language,
): { title: string; text: string } {
  const { open, closed } = officeStatusTexts[language];
  return status.open
    ? { title: open.title, text: open.until }
    : { title: closed.title, text: closed.opens[status.opens] };
}
