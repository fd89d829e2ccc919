import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/**
 * Stores a draft before a page's scripts run, as an earlier visit has left it (app/features/submission-form/draft-storage.ts).
 * The session of that visit has ended, so the draft has no sensitive answers.
 *
 * @param path the path of the form's page
 */
export const storeDraft = (page: Page, path: string, answers: Record<string, string | boolean>) =>
  page.addInitScript(
    ([key, part]) => {
      // The test may change or delete the draft, and then open another page.
      if (sessionStorage.getItem('has-stored-draft')) return;
      sessionStorage.setItem('has-stored-draft', 'true');
      localStorage.setItem(key, part);
    },
    [
      `draft:${path}`,
      JSON.stringify({ submissionId: randomUUID(), answers, savedAt: Date.now() }),
    ] as const,
  );
