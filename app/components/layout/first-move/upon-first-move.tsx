import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { isHydrating } from './hydration.ts';

/** A part of a page whose code comes late. */
export type LatePart<Props extends object> = {
  /** With the visitor's first move on the page. */
  uponMove: ComponentType<Props>;
  /** With the page, where that is opened from another one. */
  withPage: ComponentType<Props>;
  stylesheets: readonly string[];
  /** Fetches its code, before the page is opened from another one. */
  load: () => Promise<unknown>;
};

/**
 * @param load imports the component. Where that fails on a page from the server, as without a network, the page stays what
 *   it is
 * @param stylesheets of the module, for the server's page
 * @param isAwaited whether the visitor is to see more than the server's HTML before they move
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  stylesheets: readonly string[],
  isAwaited: () => boolean = () => false,
): LatePart<Props> {
  return {
    uponMove: lazy(async () => {
      // On the server, and while developing, nobody is waited for.
      if (typeof window !== 'undefined' && !isAwaited()) await window.firstMove;
      return { default: await load().catch(() => new Promise<never>(() => {})) };
    }),
    withPage: lazy(async () => ({ default: await load() })),
    stylesheets,
    load,
  };
}

/**
 * A part that works as plain HTML until the visitor moves: its code is fetched then, and no first JavaScript carries it.
 *
 * Not for a page on which anything changes by itself: React throws the part's HTML away when a context changes, and shows
 * nothing until its code is there. For the same reason it is not rendered again with the properties that it has.
 */
export const UponFirstMove = memo(function UponFirstMove<Props extends object>({
  part,
  properties,
}: {
  part: LatePart<Props>;
  properties: Props;
}) {
  const [isFirst] = useState(isHydrating);
  const Part = isFirst ? part.uponMove : part.withPage;
  const rendered = (
    <>
      {part.stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="page" />
      ))}
      <Part {...properties} />
    </>
  );
  // Without a boundary the router shows the page before until the code is there.
  return isFirst ? <Suspense>{rendered}</Suspense> : rendered;
}) as <Props extends object>(_: { part: LatePart<Props>; properties: Props }) => ReactNode;
