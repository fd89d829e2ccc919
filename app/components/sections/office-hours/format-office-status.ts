import { officeStatusTexts } from '#content/office-hours.ts';
import type { OfficeStatus } from './office-status.ts';

/** Returns the texts for a status of the office, as shown in `OfficeHours`. */
export const formatOfficeStatus = (status: OfficeStatus): { title: string; text: string } =>
  status.open
    ? { title: officeStatusTexts.open.title, text: officeStatusTexts.open.until }
    : {
        title: officeStatusTexts.closed.title,
        text: officeStatusTexts.closed.opens[status.opens],
      };
