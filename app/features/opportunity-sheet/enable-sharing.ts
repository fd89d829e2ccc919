/**
 * Shows the button that shares the page if the browser can share, and handles its clicks (https://w3c.github.io/web-share/).
 */
export function enableSharing(): void {
  const button = document.querySelector<HTMLElement>('[data-share]');
  if (!button || !navigator.share) return;
  button.dataset.state = 'ready';
  button.addEventListener('click', () => {
    // The promise is rejected when the visitor closes the dialog.
    navigator.share({ title: document.title, url: location.href }).catch(() => {});
  });
}
