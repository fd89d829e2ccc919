import { carryPicture } from '#app/components/layout/carry-picture/carry-picture.ts';
import { enhanceHeader } from '#app/components/layout/header/enhance-header.ts';
import { listenForNotificationsKey } from '#app/components/layout/notifications/listen-for-notifications-key.ts';
import { listenForSearch } from '#app/components/layout/search/listen-for-search.ts';
import { listenForAccordionKeys } from '#app/components/sections/accordion/listen-for-accordion-keys.ts';
import { watchFrames } from '#app/components/sections/embedded-frame/watch-frames.ts';
import { keepOfficeSigns } from '#app/components/sections/office-sign/keep-office-signs.ts';
import { enhanceRails } from '#app/components/sections/rail/enhance-rails.ts';
import { listenForPrint } from '#app/components/ui/print-button/listen-for-print.ts';
import { enhanceTabs } from '#app/components/ui/tabs/enhance-tabs.ts';
import { enhanceTooltips } from '#app/components/ui/tooltip/enhance-tooltips.ts';
import { cleanDrafts } from '#app/forms/clean-drafts.ts';
import { removeSentDraft } from '#app/forms/remove-sent-draft.ts';
import { tellHeight } from '#app/frames/frame-height.ts';
import { wakeIslands } from '#app/islands/wake-islands.ts';
import { showNetworkStatus } from '#app/offline/network-status.ts';
import { registerWhenIdle } from '#app/offline/register.ts';
import { loadMorePosts } from '#app/screens/blog/load-more-posts.ts';
import { answerFragments } from '#app/screens/can-i-go/answer-fragment.ts';
import { handOverQuestion } from '#app/screens/can-i-go/hand-over-question.ts';
import { fitWidths } from '#app/screens/can-i-go/select-width.ts';
import { announceRegion } from '#app/screens/destinations/announce-region.ts';
import { runCarousel } from '#app/screens/home/run-carousel.ts';
import { runSlideshow } from '#app/screens/home/run-slideshow.ts';
import { enableCopying } from '#app/screens/post/enable-copying.ts';
import { playVideos } from '#app/screens/post/play-videos.ts';
import { showPostLoading } from '#app/screens/post/show-post-loading.ts';

/** Each finds what it is for in the page, and does nothing where there is none. */
const enhancements = [
  // Every page.
  enhanceHeader,
  listenForSearch,
  carryPicture,
  showNetworkStatus,
  // The draft of a form that is never opened again must not outlive its time.
  cleanDrafts,
  // Parts of several pages.
  enhanceTabs,
  enhanceTooltips,
  enhanceRails,
  listenForAccordionKeys,
  listenForPrint,
  watchFrames,
  keepOfficeSigns,
  // One page each.
  runSlideshow,
  runCarousel,
  fitWidths,
  handOverQuestion,
  answerFragments,
  announceRegion,
  loadMorePosts,
  enableCopying,
  playVideos,
  showPostLoading,
  removeSentDraft,
];

/** Gives a page what only a script can do. `deferredLoader` imports this once the page has been painted. */
export async function start(): Promise<void> {
  // An interaction that made the loader import this is over by now.
  const earlyEvent = await Promise.race([window.firstInteraction, Promise.resolve(undefined)]);
  listenForNotificationsKey(earlyEvent ? [earlyEvent] : []);
  for (const enhance of enhancements) enhance();
  if (parent !== window) tellHeight();
  // The page says what is true once its scripts work, such as that nothing is sent (screens/can-i-go/opening.module.css).
  if (await wakeIslands()) document.documentElement.dataset.awake = 'true';
  // A visitor who only reads may leave again, and a service worker would fetch pages for nobody.
  if (!navigator.serviceWorker?.controller) await window.firstInteraction;
  registerWhenIdle();
}
