import type { VisitorRecordTexts } from '#content/types/visitor-record-texts.ts';
import { createAnswerLink, createRecordedPlanLink, getShortlist } from './record-links.ts';
import type { RecordedPlan, VisitorRecord } from './visitor-record.ts';

/** The summary in the strip: 'Germany', 'September 2027', '3 of 8 documents', and the link of the next action. */
export type RecordSummary = {
  title: string;
  details: readonly string[];
  next: { to: string; name: string };
};

/**
 * Summarises the record in one line, with the next action.
 *
 * @param options.isPlan whether the visitor is looking at the plan of the record, which therefore can't be the next action
 * @returns undefined if the record is empty
 */
export function summariseRecord(
  record: VisitorRecord,
  { isPlan, texts }: { isPlan: boolean; texts: VisitorRecordTexts },
): RecordSummary | undefined {
  const { search, plan, documents, form, reference } = record;
  const { next } = texts;
  const continueForm = form && { to: form.page, name: next.form };
  if (plan) {
    const ready = countReady(plan, documents);
    const isReady = ready === plan.documents.length;
    const toPlan = {
      to: createRecordedPlanLink(search, plan),
      name: isReady ? next.plan : next.missing,
    };
    const toForm = { to: plan.apply, name: next.apply };
    const isApplication = isPlan || (isReady && !reference);
    return {
      title: plan.place,
      details: [
        texts.formatMonth(plan.month),
        ...(plan.documents.length > 0 ? [texts.documents(ready, plan.documents.length)] : []),
      ],
      next: continueForm ?? (isApplication ? toForm : toPlan),
    };
  }
  const shortlist = getShortlist(record);
  const details = [
    ...(shortlist.length > 0 ? [texts.shortlist(shortlist.length)] : []),
    ...(documents.length > 0 ? [texts.ready(documents.length)] : []),
    ...(reference ? [texts.sent(reference)] : []),
  ];
  if (search) {
    const toAnswer = { to: createAnswerLink(search), name: next.answer };
    return { title: texts.answer, details, next: continueForm ?? toAnswer };
  }
  if (continueForm) return { title: texts.draft, details, next: continueForm };
  const [title, ...others] = details;
  return title
    ? { title, details: others, next: { to: '/global-programs', name: next.ask } }
    : undefined;
}

/** Returns how many documents of a plan are ready. */
export const countReady = (plan: RecordedPlan, ticked: readonly string[]): number =>
  plan.documents.filter((id) => plan.obtained.includes(id) || ticked.includes(id)).length;
