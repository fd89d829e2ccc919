import { runWhileInView } from './run-while-in-view.ts';
import { updatePlayButton } from './update-play-button.ts';

/** Distance from the viewport at which the code of the carousel is fetched. */
const preloadMargin = '400px';

/**
 * Turns the row of partners' logos into a carousel. The carousel's code is fetched when the row comes near the viewport; if
 * that fails, the row remains scrollable. The carousel pauses while it is out of view.
 */
export function runCarousel(): void {
  const section = document.querySelector<HTMLElement>('[data-carousel]');
  const viewport = section?.querySelector<HTMLElement>('[data-row]');
  if (!section || !viewport) return;
  const observer = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const carouselModule = await import('./start-carousel.ts').catch(() => undefined);
      if (carouselModule) connectControls(section, viewport, carouselModule);
    },
    { rootMargin: preloadMargin },
  );
  observer.observe(viewport);
}

function connectControls(
  section: HTMLElement,
  viewport: HTMLElement,
  { startCarousel }: typeof import('./start-carousel.ts'),
) {
  const toggle = section.querySelector<HTMLElement>('[data-action=toggle]');
  let isPlaying = false;
  const carousel = startCarousel(viewport, (playing) => {
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
  viewport.addEventListener('focusin', carousel.stop);
  runWhileInView(viewport, () => {
    carousel.resume();
    return carousel.pause;
  });
  section.dataset.ready = 'true';
}
