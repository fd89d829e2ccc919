/** A tooltip opens after 700 ms, or at once if another one closed within the last 300 ms (requirements 9). */
const openDelayMs = 700;
const skipDelayMs = 300;

let closedAt = Number.NEGATIVE_INFINITY;
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * Shows the bubble of each `Tooltip` on hover or focus of its control. The bubble itself can be hovered, and Escape hides it
 * (WCAG 1.4.13).
 */
export function enhanceTooltips(): void {
  document.addEventListener('pointerover', ({ target, relatedTarget, pointerType }) => {
    const tooltip = findTooltip(target);
    if (pointerType === 'mouse' && tooltip !== findTooltip(relatedTarget)) show(tooltip);
  });
  document.addEventListener('pointerout', ({ target, relatedTarget }) => {
    const tooltip = findTooltip(target);
    if (tooltip !== findTooltip(relatedTarget)) hide(tooltip);
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) show(findTooltip(target));
  });
  document.addEventListener('focusout', ({ target }) => hide(findTooltip(target)));
  document.addEventListener('click', ({ target }) => hide(findTooltip(target)));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const bubble of document.querySelectorAll('[data-tooltip] > [aria-hidden]')) close(bubble);
  });
}

const findTooltip = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[data-tooltip]') : null;

function show(tooltip: Element | null) {
  const bubble = tooltip?.lastElementChild;
  if (!tooltip || !bubble) return;
  clearTimeout(timers.get(tooltip));
  const isRecent = performance.now() - closedAt < skipDelayMs;
  const open = () => bubble.removeAttribute('hidden');
  timers.set(tooltip, setTimeout(open, isRecent ? 0 : openDelayMs));
}

function hide(tooltip: Element | null) {
  if (!tooltip) return;
  clearTimeout(timers.get(tooltip));
  close(tooltip.lastElementChild);
}

function close(bubble: Element | null) {
  if (!bubble || bubble.hasAttribute('hidden')) return;
  closedAt = performance.now();
  bubble.setAttribute('hidden', '');
}
