import { reportBrowserError } from '#app/browser/report-browser-error.ts';
import { enhanceLanguageSwitch } from '#app/components/language/enhance-language-switch.ts';
import { enhanceHeader } from '#app/components/layout/header/enhance-header.ts';
import { listenForNotificationsKey } from '#app/components/layout/notifications/listen-for-notifications-key.ts';
import { enablePictureTransition } from '#app/components/layout/picture-transition.ts';
import { listenForAccordionKeys } from '#app/components/sections/accordion/listen-for-accordion-keys.ts';
import { listenForPrint } from '#app/components/ui/listen-for-print.ts';
import { unclipLoadedImages } from '#app/components/ui/unclip-loaded-images.ts';
import { connectDocumentBoxes } from '#app/features/document-ticks/connect-document-boxes.ts';
import { removeOldRecord } from '#app/features/document-ticks/ticked-documents.ts';
import { handleFragmentQuery } from '#app/features/eligibility-finder/handle-fragment-query.ts';
import { fitSelectWidths } from '#app/features/eligibility-finder/select-width.ts';
import { submitFinderInBrowser } from '#app/features/eligibility-finder/submit-finder-in-browser.ts';
import { postHeight } from '#app/features/embeds/iframe-height.ts';
import { showNetworkStatus } from '#app/features/offline/network-status.ts';
import { registerServiceWorkerOnceUsed } from '#app/features/offline/register-service-worker.ts';
import { listenForSearch } from '#app/features/search/dialog/listen-for-search.ts';
import { cleanDrafts } from '#app/features/submission-form/clean-drafts.ts';
import { removeSentDraft } from '#app/features/submission-form/remove-sent-draft.ts';
import { hydrateIslands } from '#app/islands/hydrate-islands.ts';
import { runPageEnhancements } from './page-enhancements.ts';

/**
 * Enhancements for every page, and small ones whose element a page may get only later. Each looks for its elements in the page,
 * and does nothing if there are none. The other components' enhancements are in page-enhancements.ts.
 */
const enhancements = [
  enhanceHeader,
  enhanceLanguageSwitch,
  listenForSearch,
  listenForNotificationsKey,
  enablePictureTransition,
  showNetworkStatus,
  removeOldRecord,
  // It runs on every page, because the form of an expired draft may never be opened again.
  cleanDrafts,
  // A list of documents that a visitor opens offline for the first time has only the scripts of every page.
  connectDocumentBoxes,
  listenForAccordionKeys,
  listenForPrint,
  unclipLoadedImages,
  // These three are for the sentence of "Can I go?".
  fitSelectWidths,
  submitFinderInBrowser,
  handleFragmentQuery,
  // This one is for a form's confirmation.
  removeSentDraft,
  () => parent !== window && postHeight(),
];

/**
 * Adds the features that need a script: runs the enhancements, hydrates the islands and registers the service worker.
 * The entry module (entry.client.tsx) calls it.
 */
export async function start(): Promise<void> {
  const areEnhanced = runEach(enhancements);
  // Stylesheets swap texts that are only true with working scripts, such as "nothing is sent"
  // (features/eligibility-finder/finder-hero.module.css).
  const results = await Promise.all([runPageEnhancements(), hydrateIslands()]);
  if (areEnhanced && !results.includes(false)) document.documentElement.dataset.awake = 'true';
  void registerServiceWorkerOnceUsed();
}

/** Runs all enhancements, whichever of them throw an error. @returns whether none has */
function runEach(functions: readonly (() => void)[]): boolean {
  let hasFailed = false;
  for (const run of functions) {
    try {
      run();
    } catch (error) {
      hasFailed = true;
      reportBrowserError(error);
    }
  }
  return !hasFailed;
}
