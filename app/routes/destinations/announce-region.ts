/** Says how many countries the region filter has left, and brings the first of them back into view. */
export function announceRegion(): void {
  const regions = document.querySelector<HTMLElement>('[data-regions]');
  const status = regions?.querySelector<HTMLElement>('[role=status]');
  regions?.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const isAll = target.value === 'all';
    const selector = isAll ? '[data-region]' : `[data-region="${target.value}"]`;
    const count = regions.querySelectorAll(`${selector} [data-country]`).length;
    status?.replaceChildren(`${count} ${status.dataset.shown}`);
    // The filter sticks to the top of the window: what was chosen may be far above.
    if (regions.getBoundingClientRect().top < 0) regions.scrollIntoView();
  });
}
