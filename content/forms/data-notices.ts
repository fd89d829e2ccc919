import {
  dataNotice as bengali,
  guardianNotice as bengaliGuardianNotice,
} from '../bn/forms/data-notice.ts';
import { dataNotice, guardianNotice } from '../en/forms/data-notice.ts';

/** The information about stored data that a visitor must see before sending a form, in each language. */
export const dataNotices = { en: dataNotice, bn: bengali };

/** The notice for applicants under 18, in each language. */
export const guardianNotices = { en: guardianNotice, bn: bengaliGuardianNotice };
