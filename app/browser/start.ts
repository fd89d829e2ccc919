import { loadLanguageSwitch } from '#app/components/language/load-language-switch.ts';
import { enhanceHeader } from '#app/components/layout/header/enhance-header.ts';
import { listenForNotificationsKey } from '#app/components/layout/notifications/listen-for-notifications-key.ts';
import { enablePictureTransition } from '#app/components/layout/picture-transition.ts';
import { listenForAccordionKeys } from '#app/components/sections/accordion/listen-for-accordion-keys.ts';
import { enhanceHorizontalScrollers } from '#app/components/sections/enhance-horizontal-scrollers.ts';
import { updateOfficeHours } from '#app/components/sections/office-hours/update-office-hours.ts';
import { enhanceTooltips } from '#app/components/ui/enhance-tooltips.ts';
import { listenForPrint } from '#app/components/ui/listen-for-print.ts';
import { enhanceTabs } from '#app/components/ui/tabs/enhance-tabs.ts';
import { handleFragmentQuery } from '#app/features/eligibility-finder/handle-fragment-query.ts';
import { fitSelectWidths } from '#app/features/eligibility-finder/select-width.ts';
import { submitFinderInBrowser } from '#app/features/eligibility-finder/submit-finder-in-browser.ts';
import { postHeight } from '#app/features/embeds/iframe-height.ts';
import { watchIframes } from '#app/features/embeds/watch-iframes.ts';
import { showNetworkStatus } from '#app/features/offline/network-status.ts';
import { registerServiceWorkerWhenIdle } from '#app/features/offline/register-service-worker.ts';
import { enableSharing } from '#app/features/opportunity-sheet/enable-sharing.ts';
import { listenForSearch } from '#app/features/search/dialog/listen-for-search.ts';
import { cleanDrafts } from '#app/features/submission-form/clean-drafts.ts';
import { removeSentDraft } from '#app/features/submission-form/remove-sent-draft.ts';
import { startVisitorRecord } from '#app/features/visitor-record/start-visitor-record.ts';
import { hydrateIslands } from '#app/islands/hydrate-islands.ts';
import { loadMorePosts } from '#app/routes/blog/load-more-posts.ts';
import { announceRegion } from '#app/routes/destinations/announce-region.ts';
import { runCarousel } from '#app/routes/home/run-carousel.ts';
import { runSlideshow } from '#app/routes/home/run-slideshow.ts';
import { enableCopying } from '#app/routes/post/enable-copying.ts';
import { playVideos } from '#app/routes/post/play-videos.ts';
import { showPostLoading } from '#app/routes/post/show-post-loading.ts';

/** Each enhancement looks for its elements in the page, and does nothing if there are none. */
const enhancements = [
  // These five are for every page.
  enhanceHeader,
  listenForSearch,
  enablePictureTransition,
  showNetworkStatus,
  startVisitorRecord,
  // It runs on every page, because the form of an expired draft may never be opened again.
  cleanDrafts,
  // These are for components of several pages.
  enhanceTabs,
  enhanceTooltips,
  enhanceHorizontalScrollers,
  listenForAccordionKeys,
  listenForPrint,
  watchIframes,
  updateOfficeHours,
  // Each of these is for a component of one page.
  runSlideshow,
  runCarousel,
  fitSelectWidths,
  submitFinderInBrowser,
  handleFragmentQuery,
  announceRegion,
  loadMorePosts,
  enableCopying,
  enableSharing,
  playVideos,
  showPostLoading,
  removeSentDraft,
];

/**
 * Adds the features that need a script: runs the enhancements, hydrates the islands and registers the service worker.
 * `deferredLoader` imports the module that calls it (entry.client.tsx).
 */
export async function start(): Promise<void> {
  // If an interaction made the loader import the scripts, its event has already been dispatched.
  const earlyEvent = await Promise.race([window.firstInteraction, Promise.resolve(undefined)]);
  listenForNotificationsKey(earlyEvent ? [earlyEvent] : []);
  for (const enhance of enhancements) enhance();
  if (parent !== window) postHeight();
  // If the import fails, the switch is still a plain link.
  await loadLanguageSwitch().catch(() => {});
  // Stylesheets swap texts that are only true with working scripts, such as "nothing is sent"
  // (features/eligibility-finder/finder-hero.module.css).
  if (await hydrateIslands()) document.documentElement.dataset.awake = 'true';
  // The service worker prefetches pages, which would be wasted on a visitor who leaves without any interaction.
  if (!navigator.serviceWorker?.controller) await window.firstInteraction;
  registerServiceWorkerWhenIdle();
}
