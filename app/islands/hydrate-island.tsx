import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from '#app/components/error-boundary.tsx';
import { LanguageContext } from '#app/components/language/language-context.ts';
import { getLanguage } from '#content/language.ts';
import { createFallback } from './create-fallback.ts';
import { type IslandName, islands } from './islands.ts';
import { findControls, restoreControls } from './server-controls.ts';

/**
 * Hydrates an island (island.tsx). If it throws an error, then or later, the server's HTML takes its place again
 * (create-fallback.ts).
 *
 * @param element the island's element, followed by the script element with its props
 * @returns whether it works, once the event handlers are attached and the effects have run, or it has failed
 * @throws TypeError if the island's code can't be fetched. The island then stays plain HTML.
 */
export async function hydrateIsland(element: HTMLElement): Promise<boolean> {
  const props: unknown = JSON.parse(element.nextElementSibling?.textContent ?? '{}');
  const load = islands[element.dataset.island as IslandName] as (
    props: unknown,
  ) => ReturnType<(typeof islands)[IslandName]>;
  const content = await load(props);
  const serverControls = findControls(element);
  const fallback = createFallback(element);
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(
        element,
        <ErrorBoundary
          onBeforeRemoval={fallback.readControls}
          onFailure={() => {
            fallback.show();
            resolve(false);
          }}
        >
          <LanguageContext value={getLanguage(location.pathname)}>
            <ControlsRestorer island={element} serverControls={serverControls} />
            {content}
            <EffectsReporter onEffects={() => resolve(true)} />
          </LanguageContext>
        </ErrorBoundary>,
      );
    });
  });
}

/**
 * Restores what was typed before hydration (server-controls.ts), before the effects of its following siblings run: these read
 * the controls.
 */
function ControlsRestorer({
  island,
  serverControls,
}: {
  island: HTMLElement;
  serverControls: ReturnType<typeof findControls>;
}) {
  // The server's controls are still in the document while React renders.
  const [focused] = useState(() => document.activeElement);
  useLayoutEffect(
    () => restoreControls(island, serverControls, focused),
    [island, serverControls, focused],
  );
  return null;
}

/** Calls `onEffects` once the effects of its preceding siblings have run. */
function EffectsReporter({ onEffects }: { onEffects: () => void }) {
  useEffect(onEffects, [onEffects]);
  return null;
}
