import { getNextIndex } from '../../ui/next-index.ts';

/**
 * Makes Home, End and the arrow keys move the focus between an accordion's summaries (ARIA Authoring Practices, "Accordion").
 */
export function listenForAccordionKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || !target.matches('[data-accordion] summary')) return;
    const accordion = target.closest('[data-accordion]');
    const summaries = [...(accordion?.querySelectorAll('summary') ?? [])];
    const next = getNextIndex(key, summaries.indexOf(target), {
      count: summaries.length,
      orientation: 'vertical',
    });
    if (next === undefined) return;
    event.preventDefault();
    summaries[next]?.focus();
  });
}
