import { visitorRecord } from '#app/features/visitor-record/record-store.ts';
import { attempt } from './draft-storage.ts';

/** The path of the page that the visitor sees: in an iframe, that of the page around it. */
export const getPagePath = (): string =>
  attempt(() => parent.location.pathname) ?? location.pathname;

/** Notes in the visitor's record that a form has a draft, or has none any more. The draft itself isn't part of the record. */
export function recordDraft(path: string, hasDraft: boolean): void {
  const { form } = visitorRecord.read();
  if (hasDraft === (form?.path === path)) return;
  visitorRecord.update({ form: hasDraft ? { path, page: getPagePath() } : undefined });
}
