import { attempt } from '#app/browser/attempt.ts';
import type { VisitorRecord } from '#app/features/visitor-record/visitor-record.ts';
import { localisePath } from '#content/language.ts';

/** The path of the page that the visitor sees: in an iframe, that of the page around it. */
export const getPagePath = (): string =>
  attempt(() => parent.location.pathname) ?? location.pathname;

/** Changes the visitor's record. Its code is imported on demand. If the import fails, the form still works. */
function updateRecord(getChange: (record: VisitorRecord) => Partial<VisitorRecord> | undefined) {
  import('#app/features/visitor-record/record-store.ts').then(
    ({ visitorRecord }) => {
      const change = getChange(visitorRecord.read());
      if (change) visitorRecord.update(change);
    },
    () => {},
  );
}

/** Stores in the visitor's record whether a form has a draft. The draft itself isn't part of the record. */
export function recordDraft(formPath: string, hasDraft: boolean): void {
  // The draft is the same in both languages (draft-storage.ts).
  const path = localisePath(formPath, 'en');
  updateRecord(({ form }) => {
    if (hasDraft === (form?.path === path)) return;
    return { form: hasDraft ? { path, page: getPagePath() } : undefined };
  });
}

/** Stores the reference of the last submission in the visitor's record. */
export const recordReference = (reference: string): void => updateRecord(() => ({ reference }));
