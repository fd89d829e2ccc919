import { type Form, getSectionFields } from '#domain/submissions/form.ts';
import type { SummaryItem } from './form-state.ts';

/** The lines of a section in the error summary. */
export type ErrorGroup = { id: string; title: string; items: readonly SummaryItem[] };

/** Up to this many lines leave the first field in view, so they need no groups. */
const maxUngrouped = 4;

/**
 * Groups the lines of the error summary by the form's sections. Sixteen ungrouped lines would fill the screen above the first
 * field. Corrected lines count as well, so that the summary keeps its shape while the visitor corrects the form.
 *
 * @returns undefined when the lines stay one list: there are few of them, or the form has only one section
 */
export function groupErrors(
  { sections }: Pick<Form, 'sections'>,
  items: readonly SummaryItem[],
): ErrorGroup[] | undefined {
  if (items.length <= maxUngrouped || sections.length === 1) return;
  const sectionIdByField = new Map(
    sections.flatMap((section) => getSectionFields(section).map(({ name }) => [name, section.id])),
  );
  // The agreement to the terms belongs to the last section.
  const lastId = sections.at(-1)?.id;
  return sections.flatMap(({ id, title = '' }) => {
    const members = items.filter(({ name }) => (sectionIdByField.get(name) ?? lastId) === id);
    return members.length > 0 ? [{ id, title, items: members }] : [];
  });
}
