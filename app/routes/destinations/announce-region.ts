import { toBengaliDigits } from '#content/formats/bengali-digits.ts';
import { getLanguage } from '#content/language.ts';

/**
 * Announces the number of countries that the region filter shows, in the live region of `Regions`. Scrolls back to the first
 * one if it is above the viewport.
 */
export function announceRegion(): void {
  const regions = document.querySelector<HTMLElement>('[data-regions]');
  const status = regions?.querySelector<HTMLElement>('[role=status]');
  const formatNumber = getLanguage(location.pathname) === 'bn' ? toBengaliDigits : String;
  regions?.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const isAll = target.value === 'all';
    const selector = isAll ? '[data-region]' : `[data-region="${target.value}"]`;
    const count = regions.querySelectorAll(`${selector} [data-country]`).length;
    status?.replaceChildren(status.dataset.shown?.replace('{count}', formatNumber(count)) ?? '');
    // The filter is sticky, so that the visitor can use it while the first of its results is above the viewport.
    if (regions.getBoundingClientRect().top < 0) regions.scrollIntoView();
  });
}
