import { reportBrowserError } from '#app/browser/report-browser-error.ts';

/** Enhancements of components that only some pages have, each with a selector of an element that needs it. */
const enhancements: { selector: string; run: () => Promise<void> }[] = [
  {
    selector: '[data-slideshow], [data-carousel]',
    run: async () => (await import('./enhance-home.ts')).enhanceHome(),
  },
  {
    // Both the list of posts and a post have this element.
    selector: '[data-post-loading]',
    run: async () => (await import('./enhance-blog.ts')).enhanceBlog(),
  },
  {
    selector: '[data-scroller]',
    run: async () =>
      (
        await import('#app/components/sections/enhance-horizontal-scrollers.ts')
      ).enhanceHorizontalScrollers(),
  },
  {
    selector: '[data-tooltip]',
    run: async () => (await import('#app/components/ui/enhance-tooltips.ts')).enhanceTooltips(),
  },
  {
    selector: '[data-tabs]',
    run: async () => (await import('#app/components/ui/tabs/enhance-tabs.ts')).enhanceTabs(),
  },
  {
    selector: '[data-office]',
    run: async () =>
      (
        await import('#app/components/sections/office-hours/update-office-hours.ts')
      ).updateOfficeHours(),
  },
  {
    selector: '[data-frame]',
    run: async () => (await import('#app/features/embeds/watch-iframes.ts')).watchIframes(),
  },
  {
    selector: '[data-regions]',
    run: async () => (await import('#app/routes/destinations/announce-region.ts')).announceRegion(),
  },
];

/**
 * Imports and runs the enhancements of the components that this page has.
 *
 * @returns whether all of them run. If the code of one can't be fetched, or throws an error, its component stays plain HTML, which also works.
 */
export async function runPageEnhancements(): Promise<boolean> {
  const needed = enhancements.filter(({ selector }) => document.querySelector(selector));
  const results = await Promise.allSettled(needed.map(({ run }) => run()));
  for (const result of results) if (result.status === 'rejected') reportBrowserError(result.reason);
  return results.every(({ status }) => status === 'fulfilled');
}
