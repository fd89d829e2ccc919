/**
 * Makes each lazy image eager once it has loaded, because styles/base.css clips lazy images far from the window on phones. A
 * picture of the whole page would otherwise lack them.
 */
export function unclipLoadedImages(): void {
  for (const image of document.images) if (image.complete) image.loading = 'eager';
  // `load` doesn't bubble.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.loading = 'eager';
    },
    true,
  );
}
