/**
 * Updates the label, tooltip and icon of a play button to the action of the next click.
 *
 * @param button has the two labels in `data-pause` and `data-play`
 */
export function updatePlayButton(button: HTMLElement, isPlaying: boolean): void {
  const action = isPlaying ? 'pause' : 'play';
  const label = button.dataset[action] ?? '';
  button.setAttribute('aria-label', label);
  button.nextElementSibling?.replaceChildren(label);
  const use = button.querySelector('use');
  use?.setAttribute('href', `${use.getAttribute('href')?.replace(/#.*/, '')}#${action}`);
}
