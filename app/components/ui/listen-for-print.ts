/** Makes each `PrintButton` print the page. */
export function listenForPrint(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) print();
  });
}
