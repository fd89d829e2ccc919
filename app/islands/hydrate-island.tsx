import { startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from '#app/components/error-boundary.tsx';
import { LanguageContext } from '#app/components/language/language-context.ts';
import { getLanguage } from '#content/language.ts';
import { copyValues } from './copy-values.ts';
import { type IslandName, islands } from './islands.ts';

/**
 * Hydrates an island (island.tsx). When it throws an error, then or later, the server's HTML comes back with the visitor's answers
 * (`restorePlainHtml`). So do the answers when React renders the island anew, since its HTML was changed, as by a translation.
 *
 * @param element the island's element, followed by the script element with its props
 * @returns resolves once the event handlers are attached and the effects have run, or the island has failed: whether it works
 * @throws TypeError if the island's code can't be fetched. The island then stays plain HTML.
 */
export async function hydrateIsland(element: HTMLElement): Promise<boolean> {
  const props: unknown = JSON.parse(element.nextElementSibling?.textContent ?? '{}');
  const load = islands[element.dataset.island as IslandName] as (
    props: unknown,
  ) => ReturnType<(typeof islands)[IslandName]>;
  const content = await load(props);
  const plainHtml = element.cloneNode(true) as HTMLElement;
  const serverElements = [...element.children];
  const address = getAddress();
  let last = { elements: serverElements, focused: document.activeElement };

  function fail() {
    restorePlainHtml(element, plainHtml, last);
    // The server's HTML is that of another address, such as other answers of "Can I go?": the server has the one of this address.
    if (getAddress() !== address) location.reload();
  }

  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(
        element,
        <ErrorBoundary
          onBeforeRemoval={() => {
            last = { elements: [...element.children], focused: document.activeElement };
          }}
          onFailure={() => {
            fail();
            resolve(false);
          }}
        >
          <LanguageContext value={getLanguage(location.pathname)}>
            {content}
            <EffectsReporter
              onLayout={() => {
                const isNew = serverElements.some((child) => !child.isConnected);
                if (isNew) copyValues(serverElements, [...element.children], last.focused);
              }}
              onEffects={() => resolve(true)}
            />
          </LanguageContext>
        </ErrorBoundary>,
      );
    });
  });
}

const getAddress = () => location.pathname + location.search;

/**
 * Replaces a failed island by the HTML that the server has rendered, which works without scripts.
 *
 * @param last the island's elements before the failure, whose answers stay
 */
function restorePlainHtml(
  element: HTMLElement,
  plainHtml: HTMLElement,
  last: { elements: readonly Element[]; focused: Element | null },
): void {
  // Texts that are only true with working scripts go.
  delete document.documentElement.dataset.awake;
  plainHtml.dataset.plain = '';
  element.replaceWith(plainHtml);
  copyValues(last.elements, [plainHtml], last.focused);
}

/** Calls `onLayout` before the effects of its preceding siblings run, and `onEffects` after them. */
function EffectsReporter({ onLayout, onEffects }: { onLayout: () => void; onEffects: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useLayoutEffect(onLayout, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(onEffects, []);
  return null;
}
