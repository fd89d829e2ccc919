import EmblaCarousel from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';

/** Requirements 9, in milliseconds. */
const delayMs = 3000;

export type Carousel = {
  play: () => void;
  stop: () => void;
  move: (direction: 1 | -1) => void;
  /** Nobody sees it: it goes on from here with `resume`, with which it also begins. */
  pause: () => void;
  resume: () => void;
};

/**
 * Starts a carousel that loops and plays by itself until the visitor does something with it. Under reduced
 * motion it waits to be started, and changes slides without gliding.
 *
 * @param row an element whose only child holds the slides; it goes on from where it had been scrolled to
 * @param onPlaying told whenever it shall play, also while it rests, or shall not
 */
export function startCarousel(row: HTMLElement, onPlaying: (playing: boolean) => void): Carousel {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const slide = row.firstElementChild?.firstElementChild?.clientWidth;
  const startIndex = slide ? Math.round(row.scrollLeft / slide) : 0;
  row.scrollLeft = 0;

  const autoplay = Autoplay({ delay: delayMs, playOnInit: false });
  const embla = EmblaCarousel(
    row,
    { loop: true, align: 'start', startIndex, duration: prefersReducedMotion ? 0 : 25 },
    [autoplay],
  );
  let isPlaying = false;
  let isPaused = true;
  const update = () => (isPlaying && !isPaused ? autoplay.play() : autoplay.stop());
  const setPlaying = (playing: boolean) => {
    isPlaying = playing;
    onPlaying(playing);
    update();
  };
  const play = () => setPlaying(true);
  const stop = () => setPlaying(false);
  embla.on('pointerDown', stop);
  embla.on('slideFocusStart', stop);
  // A new size of the screen starts embla anew, and would end the autoplay.
  embla.on('reInit', update);
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
      update();
    },
    resume() {
      isPaused = false;
      update();
    },
  };
}
