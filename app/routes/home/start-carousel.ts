import EmblaCarousel from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';

/** Time between slides (requirements 9). */
const delayMs = 3000;

export type Carousel = {
  play: () => void;
  stop: () => void;
  move: (direction: 1 | -1) => void;
  /** Suspends autoplay while the carousel is out of view. It is suspended until the first call of `resume`. */
  pause: () => void;
  resume: () => void;
};

/**
 * Creates a looping carousel with autoplay, which stops as soon as the visitor interacts with it. If the visitor prefers
 * reduced motion, autoplay is off at first and slides change without animation.
 *
 * @param viewport the scrollable element, whose only child holds the slides. The carousel starts at its scroll position.
 * @param onPlayingChange called with true when autoplay is switched on and with false when it is switched off. `pause` and
 * `resume` don't call it.
 */
export function startCarousel(
  viewport: HTMLElement,
  onPlayingChange: (isPlaying: boolean) => void,
): Carousel {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const slideWidth = viewport.firstElementChild?.firstElementChild?.clientWidth;
  const startIndex = slideWidth ? Math.round(viewport.scrollLeft / slideWidth) : 0;
  viewport.scrollLeft = 0;

  const autoplay = Autoplay({ delay: delayMs, playOnInit: false });
  const embla = EmblaCarousel(
    viewport,
    { loop: true, align: 'start', startIndex, duration: prefersReducedMotion ? 0 : 25 },
    [autoplay],
  );
  let isPlaying = false;
  let isPaused = true;
  const updateAutoplay = () => (isPlaying && !isPaused ? autoplay.play() : autoplay.stop());
  const setPlaying = (playing: boolean) => {
    isPlaying = playing;
    onPlayingChange(playing);
    updateAutoplay();
  };
  const play = () => setPlaying(true);
  const stop = () => setPlaying(false);
  embla.on('pointerDown', stop);
  embla.on('slideFocusStart', stop);
  // Embla reinitialises when its size changes, which stops autoplay.
  embla.on('reInit', updateAutoplay);
  if (!prefersReducedMotion) play();

  return {
    play,
    stop,
    move(direction) {
      stop();
      if (direction === 1) embla.scrollNext();
      else embla.scrollPrev();
    },
    pause() {
      isPaused = true;
      updateAutoplay();
    },
    resume() {
      isPaused = false;
      updateAutoplay();
    },
  };
}
