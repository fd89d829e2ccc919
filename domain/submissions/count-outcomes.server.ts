import type { SubmissionResult, SubmissionService } from './service.server.ts';

/** Wraps the service and reports the outcome of each submission. The outcome is `failed` when it couldn't be stored. */
export function countOutcomes(
  submissions: SubmissionService,
  count: (form: string, result: SubmissionResult['kind'] | 'failed') => void,
): SubmissionService {
  return {
    ...submissions,
    async submit(submission) {
      const form = submission.form.slug;
      try {
        const result = await submissions.submit(submission);
        count(form, result.kind);
        return result;
      } catch (error) {
        count(form, 'failed');
        throw error;
      }
    },
  };
}
