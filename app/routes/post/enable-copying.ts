/**
 * Shows the button that copies a post's URL, and makes it work. The texts that announce the result come from the
 * `data-copied` and `data-not-copied` attributes of the status element. A page without the button stays as it is.
 */
export function enableCopying(): void {
  const button = document.querySelector<HTMLElement>('[data-copy]');
  const message = button?.closest('aside')?.querySelector<HTMLElement>('[role=status]');
  if (!button || !message) return;
  button.dataset.state = 'ready';
  button.addEventListener('click', async () => {
    const { copied = '', notCopied = '' } = message.dataset;
    try {
      await navigator.clipboard.writeText(button.dataset.copy ?? '');
      button.dataset.state = 'copied';
      message.replaceChildren(copied);
    } catch {
      button.dataset.state = 'ready';
      message.replaceChildren(notCopied);
    }
  });
}
