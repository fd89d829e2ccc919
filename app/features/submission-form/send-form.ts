import { sleep } from '#app/browser/when-idle.ts';
import type { Language } from '#content/language.ts';
import { type ConfirmationModule, importConfirmation } from './import-confirmation.ts';
import {
  createConnectionFailure,
  type SubmissionResponse,
  sendSubmission,
} from './send-submission.ts';
import { submitNatively } from './submit-natively.ts';

/** The minimum duration of sending, in milliseconds (requirements 9, "simulated submit delay"). */
const minSubmitDurationMs = 2000;

/**
 * Sends a form by script, or lets the browser post it if the code of the confirmation can't be fetched.
 *
 * @param options.path the path of the form's page; the form is sent to `…/submit`
 * @param options.content the values to send
 * @returns the response and the component that confirms it; undefined if the browser posts the form and leaves the page
 */
export async function sendForm(
  form: HTMLFormElement,
  { path, content, language }: { path: string; content: FormData; language: Language },
): Promise<{ confirmationModule?: ConfirmationModule; result: SubmissionResponse } | undefined> {
  const confirmationModule = await importConfirmation(language);
  if (!confirmationModule)
    return (await submitNatively(form, path)) ? undefined : { result: createConnectionFailure() };
  const [result] = await Promise.all([
    sendSubmission(`${path}/submit`, content),
    sleep(minSubmitDurationMs),
  ]);
  return { confirmationModule, result };
}
