/**
 * Says on a button, its tooltip included, what a click on it does now.
 *
 * @param button with its two labels in `data-pause` and `data-play`
 */
export function updatePlayButton(button: HTMLElement, isPlaying: boolean): void {
  const action = isPlaying ? 'pause' : 'play';
  const label = button.dataset[action] ?? '';
  button.setAttribute('aria-label', label);
  button.nextElementSibling?.replaceChildren(label);
  const use = button.querySelector('use');
  use?.setAttribute('href', `${use.getAttribute('href')?.replace(/#.*/, '')}#${action}`);
}
