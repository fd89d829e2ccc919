import { canSpareData } from '#app/browser/saves-data.ts';
import { illustrationSrc } from '#content/illustrations/illustrations.ts';
import { answerTo } from '#domain/eligibility/answer.ts';
import type { Option } from '#domain/eligibility/option.ts';
import { type Question, sorts } from '#domain/eligibility/question.ts';
import { boardOf } from './views.ts';

/** Kept, so that the browser keeps what it has read of them. */
const fetched = new Map<string, HTMLImageElement>();

/**
 * Fetches the posters' pictures in each order, about 4 kB each, for the visitor who is about to choose one: read before, a picture is
 * there in the frame that shows it. Not where data is saved, or the connection is slow.
 */
export function fetchPictures(question: Question, options: readonly Option[]): void {
  if (!canSpareData()) return;
  const leads = sorts.flatMap(
    (sort) => boardOf(answerTo({ ...question, sort }, options).open).lead,
  );
  for (const address of leads.map(({ picture }) => illustrationSrc(picture))) {
    if (fetched.has(address)) continue;
    const picture = new Image();
    picture.src = address;
    fetched.set(address, picture);
  }
}
