import { runWhileInView } from './run-while-in-view.ts';
import { updatePlayButton } from './update-play-button.ts';

/** How far below the screen the row may be when its code is fetched. */
const preloadMargin = '400px';

/**
 * Makes a carousel of the partners' row of logos as it comes near the screen; its code is fetched then. Where that fails, the row
 * stays one that scrolls. Scrolled away it rests, and goes on when it is seen again.
 */
export function runCarousel(): void {
  const section = document.querySelector<HTMLElement>('[data-carousel]');
  const row = section?.querySelector<HTMLElement>('[data-row]');
  if (!section || !row) return;
  const observer = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const code = await import('./start-carousel.ts').catch(() => undefined);
      if (code) connectControls(section, row, code);
    },
    { rootMargin: preloadMargin },
  );
  observer.observe(row);
}

function connectControls(
  section: HTMLElement,
  row: HTMLElement,
  { startCarousel }: typeof import('./start-carousel.ts'),
) {
  const toggle = section.querySelector<HTMLElement>('[data-action=toggle]');
  let isPlaying = false;
  const carousel = startCarousel(row, (playing) => {
    isPlaying = playing;
    if (toggle) updatePlayButton(toggle, playing);
  });
  const actions: Record<string, () => void> = {
    toggle: () => (isPlaying ? carousel.stop() : carousel.play()),
    previous: () => carousel.move(-1),
    next: () => carousel.move(1),
  };
  section.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-action]');
    if (button) actions[button.dataset.action ?? '']?.();
  });
  section.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    carousel.move(event.key === 'ArrowLeft' ? -1 : 1);
  });
  row.addEventListener('focusin', carousel.stop);
  runWhileInView(row, () => {
    carousel.resume();
    return carousel.pause;
  });
  section.dataset.ready = 'true';
}
