import { officeStatusTexts } from '#content/office-hours.ts';
import type { OfficeStatus } from './office-status.ts';

/** What a sign says of the office. */
export const formatOfficeStatus = (opening: OfficeStatus): { title: string; text: string } =>
  opening.open
    ? { title: officeStatusTexts.open.title, text: officeStatusTexts.open.until }
    : {
        title: officeStatusTexts.closed.title,
        text: officeStatusTexts.closed.opens[opening.opens],
      };
