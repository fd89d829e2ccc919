/** Shows the button that shares the page, where the browser can, and makes it work (https://w3c.github.io/web-share/). */
export function enableSharing(): void {
  const button = document.querySelector<HTMLElement>('[data-share]');
  if (!button || !navigator.share) return;
  button.dataset.state = 'ready';
  button.addEventListener('click', () => {
    // It is rejected when the visitor closes the dialog.
    navigator.share({ title: document.title, url: location.href }).catch(() => {});
  });
}
