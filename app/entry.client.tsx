import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

/** A frame is part of a page, which does it. */
if (window.top === window) {
  if (document.readyState === 'complete') startOfflineWhenIdle();
  else addEventListener('load', startOfflineWhenIdle);
}

function startOfflineWhenIdle() {
  const start = () =>
    import('./offline/start-offline.ts').then(
      ({ startOffline }) => startOffline(),
      () => {},
    );
  // Safari has none.
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start, 200);
}
