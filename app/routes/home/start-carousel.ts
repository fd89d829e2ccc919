import EmblaCarousel from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';

/** Requirements 9, in milliseconds. */
const delay = 3000;

export type Carousel = {
  play: () => void;
  stop: () => void;
  move: (direction: 1 | -1) => void;
  /** Nobody sees it: it goes on from here with `resume`, with which it also begins. */
  rest: () => void;
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
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const slide = row.firstElementChild?.firstElementChild?.clientWidth;
  const startIndex = slide ? Math.round(row.scrollLeft / slide) : 0;
  row.scrollLeft = 0;

  const autoplay = Autoplay({ delay, playOnInit: false });
  const embla = EmblaCarousel(
    row,
    { loop: true, align: 'start', startIndex, duration: still ? 0 : 25 },
    [autoplay],
  );
  let isWanted = false;
  let isResting = true;
  const update = () => (isWanted && !isResting ? autoplay.play() : autoplay.stop());
  const want = (playing: boolean) => {
    isWanted = playing;
    onPlaying(playing);
    update();
  };
  const play = () => want(true);
  const stop = () => want(false);
  embla.on('pointerDown', stop);
  embla.on('slideFocusStart', stop);
  // A new size of the screen starts embla anew, and would end the autoplay.
  embla.on('reInit', update);
  if (!still) play();

  return {
    play,
    stop,
    move(direction) {
      stop();
      if (direction === 1) embla.scrollNext();
      else embla.scrollPrev();
    },
    rest() {
      isResting = true;
      update();
    },
    resume() {
      isResting = false;
      update();
    },
  };
}
