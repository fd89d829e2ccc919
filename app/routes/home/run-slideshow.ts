import { everyWhileVisible } from './every-while-visible.ts';
import { showPlaying } from './show-playing.ts';
import { whileInView } from './while-in-view.ts';

/** Requirements 9, in milliseconds. */
const interval = 5000;

/**
 * Goes from picture to picture of the hero every 5 seconds, from the last to the first (requirements 4). Starts paused where
 * the visitor prefers reduced motion. A picture is shown only when it has been loaded, so that the frame is never empty; where
 * it can't be, the one before it stays. Scrolled away the slideshow rests.
 */
export function runSlideshow(): void {
  const hero = document.querySelector<HTMLElement>('[data-slideshow]');
  const template = hero?.querySelector('template');
  const toggle = hero?.querySelector<HTMLElement>('[data-action=toggle]');
  if (hero && template && toggle) run(hero, template.content, toggle);
}

function run(hero: HTMLElement, later: DocumentFragment, toggle: HTMLElement) {
  const header = document.querySelector<HTMLElement>('body > header');
  const dots = [...hero.querySelectorAll('[data-action=show]')];
  /** By index, those that are in the page. */
  const pictures = [...hero.querySelectorAll<HTMLImageElement>('[data-sky]')];
  let shown = 0;
  let wanted = 0;
  let isPlaying = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  let isInView = false;
  let stopTimer = () => {};

  /** Fetches and decodes a picture. */
  async function load(index: number): Promise<HTMLImageElement | undefined> {
    // A picture in a template isn't fetched.
    const source = pictures[index] ?? later.children[index - 1];
    if (!(source instanceof HTMLImageElement)) return;
    const picture = pictures[index] ?? document.importNode(source);
    return picture.decode().then(
      () => picture,
      () => undefined,
    );
  }

  async function show(index: number) {
    wanted = index;
    const picture = await load(index);
    if (!picture || wanted !== index || shown === index) return;
    const { sky = '', tone } = picture.dataset;
    delete pictures[shown]?.dataset.shown;
    picture.dataset.shown = 'true';
    pictures[0]?.parentElement?.append(...(pictures[index] ? [] : [picture]));
    pictures[index] = picture;
    hero.style.setProperty('--sky', sky);
    hero.classList.toggle('on-dark', tone === 'light');
    if (header) header.dataset.tone = tone;
    dots[shown]?.removeAttribute('aria-current');
    dots[index]?.setAttribute('aria-current', 'true');
    shown = index;
    restartTimer();
  }

  function restartTimer() {
    stopTimer();
    if (!isPlaying || !isInView) return;
    const next = (shown + 1) % dots.length;
    void load(next);
    stopTimer = everyWhileVisible(interval, () => show(next));
  }

  hero.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-action]');
    if (!button) return;
    if (button !== toggle) return void show(dots.indexOf(button));
    isPlaying = !isPlaying;
    showPlaying(toggle, isPlaying);
    restartTimer();
  });
  showPlaying(toggle, isPlaying);
  whileInView(hero, () => {
    isInView = true;
    restartTimer();
    return () => {
      isInView = false;
      restartTimer();
    };
  });
  hero.dataset.ready = 'true';
}
