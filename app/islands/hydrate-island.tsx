import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandName, islands } from './islands.ts';

/**
 * Hydrates an island (island.tsx).
 *
 * @returns settles once its event handlers work and its effects have run
 * @throws TypeError when its code can't be fetched: it stays plain HTML then
 */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const props: unknown = JSON.parse(element.nextElementSibling?.textContent ?? '{}');
  const load = islands[element.dataset.island as IslandName] as (
    props: unknown,
  ) => ReturnType<(typeof islands)[IslandName]>;
  const content = await load(props);
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        element,
        <>
          {content}
          <EffectsReporter onEffects={resolve} />
        </>,
      );
    });
  });
}

/** Tells when the effects of the components before it have run. */
function EffectsReporter({ onEffects }: { onEffects: () => void }) {
  useEffect(onEffects, [onEffects]);
  return null;
}
