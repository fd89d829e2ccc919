import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LanguageContext } from '#app/components/language/language-context.ts';
import { getLanguage } from '#content/language.ts';
import { type IslandName, islands } from './islands.ts';

/**
 * Hydrates an island (island.tsx).
 *
 * @param element the island's element, followed by the script element with its props
 * @returns resolves once the event handlers are attached and the effects have run
 * @throws TypeError if the island's code can't be fetched. The island then stays plain HTML.
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
        <LanguageContext value={getLanguage(location.pathname)}>
          {content}
          <EffectsReporter onEffects={resolve} />
        </LanguageContext>,
      );
    });
  });
}

/** Calls `onEffects` once the effects of its preceding siblings have run. */
function EffectsReporter({ onEffects }: { onEffects: () => void }) {
  useEffect(onEffects, [onEffects]);
  return null;
}
