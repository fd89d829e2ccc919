import { submissionMail as bengali } from '../bn/forms/submission-mail.ts';
import { submissionMail as english } from '../en/forms/submission-mail.ts';

/** The sentences of the acknowledgement, and of the steps that it shares with the confirmation, in each language. */
export const submissionMails = { en: english, bn: bengali };
