import { parseDocument } from 'htmlparser2';
import type { StoredSubmission } from '../database/rows.server.ts';
import type { Answers, Form } from '../form.ts';
import { findForm } from '../forms/forms.ts';
import { renderAcknowledgement } from '../mails/acknowledgement.server.ts';
import { application } from './examples.ts';

/** In Dhaka it is already the next day. */
export const submittedAt = '2026-11-20T18:40:00.000Z';

/** Creates a stored application, with other answers in place of the example's. */
export function submission(answers: Partial<Answers> = {}, programme = 'student-exchange') {
  return {
    reference: 'OPR-7K4M-29QX',
    form: 'application',
    programme,
    submittedAt,
    termsVersion: '0badcafe',
    answers: { ...application, ...answers },
  } as StoredSubmission;
}

/** Returns the form of a submission. */
export function formOf({ form: slug, programme }: StoredSubmission): Form {
  const form = findForm(slug, programme);
  if (!form) throw new Error(`There is no form ${slug}`);
  return form;
}

/** Renders the acknowledgement, as it is sent at once. */
export const acknowledge = (sent: StoredSubmission, now = new Date(submittedAt)) =>
  renderAcknowledgement(formOf(sent), sent, now);

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

/** Returns the two formats of a mail as texts with single spaces. */
export const parts = ({ text, html: markup }: { text: string; html: string }) => [
  text.replace(/\s+/g, ' '),
  getVisibleText(markup),
];
