import { runWhileInView } from './run-while-in-view.ts';
import { setIntervalWhileVisible } from './set-interval-while-visible.ts';
import { updatePlayButton } from './update-play-button.ts';

/** Requirements 9, in milliseconds. */
const intervalMs = 5000;

/**
 * Goes from picture to picture of the hero every 5 seconds, from the last to the first (requirements 4). Starts paused where
 * the visitor prefers reduced motion. A picture is shown only when it has been loaded, so that the frame is never empty; where
 * it can't be, the one before it stays. Scrolled away the slideshow rests.
 */
export function runSlideshow(): void {
  const hero = document.querySelector<HTMLElement>('[data-slideshow]');
  const template = hero?.querySelector('template');
  const toggle = hero?.querySelector<HTMLElement>('[data-action=toggle]');
  if (hero && template && toggle) startSlideshow(hero, template.content, toggle);
}

function startSlideshow(hero: HTMLElement, templateContent: DocumentFragment, toggle: HTMLElement) {
  const header = document.querySelector<HTMLElement>('body > header');
  const dots = [...hero.querySelectorAll('[data-action=show]')];
  /** By index, those that are in the page. */
  const pictures = [...hero.querySelectorAll<HTMLImageElement>('[data-sky]')];
  let shownIndex = 0;
  let requestedIndex = 0;
  let isPlaying = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  let isInView = false;
  let stopTimer = () => {};

  /** Fetches and decodes a picture. */
  async function load(index: number): Promise<HTMLImageElement | undefined> {
    // A picture in a template isn't fetched.
    const source = pictures[index] ?? templateContent.children[index - 1];
    if (!(source instanceof HTMLImageElement)) return;
    const picture = pictures[index] ?? document.importNode(source);
    return picture.decode().then(
      () => picture,
      () => undefined,
    );
  }

  async function show(index: number) {
    requestedIndex = index;
    const picture = await load(index);
    if (!picture || requestedIndex !== index || shownIndex === index) return;
    const { sky = '', tone } = picture.dataset;
    delete pictures[shownIndex]?.dataset.shown;
    picture.dataset.shown = 'true';
    pictures[0]?.parentElement?.append(...(pictures[index] ? [] : [picture]));
    pictures[index] = picture;
    hero.style.setProperty('--sky', sky);
    hero.classList.toggle('on-dark', tone === 'light');
    if (header) header.dataset.tone = tone;
    dots[shownIndex]?.removeAttribute('aria-current');
    dots[index]?.setAttribute('aria-current', 'true');
    shownIndex = index;
    restartTimer();
  }

  function restartTimer() {
    stopTimer();
    if (!isPlaying || !isInView) return;
    const next = (shownIndex + 1) % dots.length;
    void load(next);
    stopTimer = setIntervalWhileVisible(intervalMs, () => show(next));
  }

  hero.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-action]');
    if (!button) return;
    if (button !== toggle) return void show(dots.indexOf(button));
    isPlaying = !isPlaying;
    updatePlayButton(toggle, isPlaying);
    restartTimer();
  });
  updatePlayButton(toggle, isPlaying);
  runWhileInView(hero, () => {
    isInView = true;
    restartTimer();
    return () => {
      isInView = false;
      restartTimer();
    };
  });
  hero.dataset.ready = 'true';
}
