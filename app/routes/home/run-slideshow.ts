import { runWhileInView } from './run-while-in-view.ts';
import { setIntervalWhileVisible } from './set-interval-while-visible.ts';
import { updatePlayButton } from './update-play-button.ts';

/** Time between pictures (requirements 9). */
const intervalMs = 5000;

/**
 * Runs the slideshow of the hero. It shows the next picture every 5 seconds and starts again after the last one
 * (requirements 4). It is paused at first if the visitor prefers reduced motion, and stops while the hero is out of view. A
 * picture is shown only once it is loaded, so that the hero is never empty; if loading fails, the previous picture remains.
 */
export function runSlideshow(): void {
  const hero = document.querySelector<HTMLElement>('[data-slideshow]');
  const template = hero?.querySelector('template');
  const toggleButton = hero?.querySelector<HTMLElement>('[data-action=toggle]');
  if (hero && template && toggleButton) startSlideshow(hero, template.content, toggleButton);
}

function startSlideshow(
  hero: HTMLElement,
  templateContent: DocumentFragment,
  toggleButton: HTMLElement,
) {
  const header = document.querySelector<HTMLElement>('body > header');
  const dots = [...hero.querySelectorAll('[data-action=show]')];
  /** The pictures that are already in the page, by their index in the slideshow. */
  const pictures = [...hero.querySelectorAll<HTMLImageElement>('[data-sky]')];
  let shownIndex = 0;
  let requestedIndex = 0;
  let isPlaying = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  let isInView = false;
  let stopTimer = () => {};

  /**
   * Fetches and decodes a picture.
   *
   * @returns undefined if there is no such picture or it could not be loaded
   */
  async function loadPicture(index: number): Promise<HTMLImageElement | undefined> {
    // The browser doesn't fetch a picture inside a template, so it has to be imported into the document first.
    const source = pictures[index] ?? templateContent.children[index - 1];
    if (!(source instanceof HTMLImageElement)) return;
    const picture = pictures[index] ?? document.importNode(source);
    return picture.decode().then(
      () => picture,
      () => undefined,
    );
  }

  async function showPicture(index: number) {
    requestedIndex = index;
    const picture = await loadPicture(index);
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
    const nextIndex = (shownIndex + 1) % dots.length;
    void loadPicture(nextIndex);
    stopTimer = setIntervalWhileVisible(intervalMs, () => showPicture(nextIndex));
  }

  hero.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-action]');
    if (!button) return;
    if (button !== toggleButton) return void showPicture(dots.indexOf(button));
    isPlaying = !isPlaying;
    updatePlayButton(toggleButton, isPlaying);
    restartTimer();
  });
  updatePlayButton(toggleButton, isPlaying);
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
