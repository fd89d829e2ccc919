import { getNextSummaryIndex } from './next-summary-index.ts';

/** Home, End and the arrow keys go from one summary of an accordion to another (ARIA Authoring Practices, "Accordion"). */
export function listenForAccordionKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || !target.matches('[data-accordion] summary')) return;
    const accordion = target.closest('[data-accordion]');
    const summaries = [...(accordion?.querySelectorAll('summary') ?? [])];
    const next = getNextSummaryIndex(key, summaries.indexOf(target), summaries.length);
    if (next === undefined) return;
    event.preventDefault();
    summaries[next]?.focus();
  });
}
