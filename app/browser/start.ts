import { listenForNotices } from '#app/components/layout/notifications/listen-for-notices.ts';
import { listenForSearch } from '#app/components/layout/search/listen-for-search.ts';
import { watchFrames } from '#app/components/sections/embedded-frame/watch-frames.ts';
import { keepOfficeSigns } from '#app/components/sections/office-sign/keep-office-signs.ts';
import { enhanceRails } from '#app/components/sections/rail/enhance-rails.ts';
import { enhanceTabs } from '#app/components/ui/tabs/enhance-tabs.ts';
import { cleanDrafts } from '#app/forms/clean-drafts.ts';
import { removeSentDraft } from '#app/forms/remove-sent-draft.ts';
import { tellHeight } from '#app/frames/frame-height.ts';
import { showNetworkStatus } from '#app/offline/network-status.ts';
import { registerWhenIdle } from '#app/offline/register.ts';
import { loadMorePosts } from '#app/screens/blog/load-more-posts.ts';
import { answerFragments } from '#app/screens/can-i-go/answer-fragment.ts';
import { handOverQuestion } from '#app/screens/can-i-go/hand-over-question.ts';
import { announceRegion } from '#app/screens/destinations/announce-region.ts';
import { runCarousel } from '#app/screens/home/run-carousel.ts';
import { runSlideshow } from '#app/screens/home/run-slideshow.ts';
import { enableCopying } from '#app/screens/post/enable-copying.ts';
import { playVideos } from '#app/screens/post/play-videos.ts';
import { showPostLoading } from '#app/screens/post/show-post-loading.ts';
import { enhancePage } from './enhance-page.ts';

/** Gives a document what only a script can do. `deferredLoader` imports this once the page has been painted. */
export async function start(): Promise<void> {
  // An interaction that made the loader import this is over by now.
  const earlyEvent = await Promise.race([window.firstInteraction, Promise.resolve(undefined)]);
  enhancePage();
  enhanceTabs();
  watchFrames();
  keepOfficeSigns();
  enhanceRails();
  runSlideshow();
  runCarousel();
  handOverQuestion();
  announceRegion();
  loadMorePosts();
  enableCopying();
  playVideos();
  showPostLoading();
  if (parent !== window) tellHeight();
  showNetworkStatus();
  // On every page: the draft of a form that is never opened again must not outlive its time.
  cleanDrafts();
  removeSentDraft();
  listenForSearch();
  listenForNotices(earlyEvent ? [earlyEvent] : []);
  answerFragments();
  await wakeIslands();
  document.documentElement.dataset.awake = 'true';
  // A visitor who only reads may leave again, and the service worker would fetch pages for nobody.
  await window.firstInteraction;
  registerWhenIdle();
}

async function wakeIslands() {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  if (islands.length === 0) return;
  try {
    const { wake } = await import('#app/islands/wake.tsx');
    await Promise.all(islands.map(wake));
  } catch {
    // Without a network the islands stay plain HTML, which works.
  }
}
