import { createContext } from 'react-router';
import { createSubmissionId, submissionForm, submissionIdField } from '#app/forms/submission-id.ts';

/** Gives a page's form its submission id. */
export const submissionIdContext = createContext<() => string>(createSubmissionId);

/**
 * Gives a page's form its submission id, by which the store knows a submission that was sent twice. It stands at the
 * document's end, and is no part of React's page: what is before it is the same for everybody, and compressed once
 * (server/open-ended.ts).
 *
 * @param html a whole document; one without a form stays as it is
 */
export function withSubmissionId(html: string, id: string): string {
  if (!html.includes(`<form id="${submissionForm}"`)) return html;
  const field = `<input type="hidden" form="${submissionForm}" name="${submissionIdField}" value="${id}"/>`;
  return html.replace('</body>', () => `${field}</body>`);
}
