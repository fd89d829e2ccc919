import { parseDocument } from 'htmlparser2';
import { findLeakedValues, findLeakedValuesInPage } from '#scripts/leaked-values.ts';
import type { StoredSubmission } from '../database/rows.server.ts';
import type { Answers, Form } from '../form.ts';
import { findForm } from '../forms/forms.ts';
import { renderAcknowledgement } from '../mails/acknowledgement.server.ts';
import type { Mail } from '../mails/mail.ts';
import { application } from './examples.ts';

/** The time at which the example was sent. In Dhaka it is already the next day. */
export const submittedAt = '2026-11-20T18:40:00.000Z';

/** Creates a stored application with some other answers. */
export function createStoredSubmission(
  answers: Partial<Answers> = {},
  programme = 'student-exchange',
) {
  return {
    reference: 'OPR-7K4M-29QX',
    form: 'application',
    programme,
    submittedAt,
    termsVersion: '0badcafe',
    answers: { ...application, ...answers },
  } as StoredSubmission;
}

/** Returns the form that a submission was sent with. Throws if there is none. */
function getFormOf({ form: slug, programme }: StoredSubmission): Form {
  const form = findForm(slug, 'en', programme);
  if (!form) throw new Error(`There is no form ${slug}`);
  return form;
}

/** Renders the acknowledgement of a submission, by default at the time of the example. */
export const acknowledge = (sent: StoredSubmission, now = new Date(submittedAt)) =>
  renderAcknowledgement(getFormOf(sent), sent, now);

export type Node = ReturnType<typeof parseDocument>['childNodes'][number];

/** Returns the visible text of the HTML, with a space between elements. */
export function getVisibleText(markup: string): string {
  const texts: string[] = [];
  const walk = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (node.type === 'text') texts.push(node.data);
      if ('name' in node && ['style', 'head'].includes(node.name)) continue;
      if ('childNodes' in node) walk(node.childNodes);
    }
  };
  walk(parseDocument(markup).childNodes);
  return texts.join(' ').replace(/\s+/g, ' ');
}

/** Returns the texts of a mail: the text part, and what one sees of the HTML part. */
export const getVisibleParts = ({ text, html: markup }: { text: string; html: string }) => [
  text.replace(/\s+/g, ' '),
  getVisibleText(markup),
];

/** Returns values that a template printed by mistake, in the HTML and in the text. */
export const findLeakedValuesInMail = (mail: Mail) => [
  ...findLeakedValuesInPage(mail.html),
  ...findLeakedValues(`${mail.subject}\n${mail.text}`),
];
