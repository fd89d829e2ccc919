import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { firstMoveMade } from './first-move-made.ts';

/**
 * A part of a page that works as plain HTML until the visitor moves: its code is fetched then, and no page's first
 * JavaScript carries it. Where the page is opened from another one, it is fetched with it.
 *
 * @param load imports the component
 * @param stylesheets of the module, for the server's page
 */
export function uponFirstMove<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  stylesheets: readonly string[],
): ComponentType<Props> {
  const Part = lazy(async () => {
    await firstMoveMade;
    return { default: await load() };
  });
  return function UponFirstMove(props: Props) {
    const fromServer = useIsFromServer();
    const [isBounded] = useState(fromServer);
    const part = (
      <>
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="page" />
        ))}
        <Part {...props} />
      </>
    );
    // Without a boundary the router shows the page before until the code is there.
    return isBounded ? <Suspense>{part}</Suspense> : part;
  };
}

const never = () => () => {};

/** Whether what stands on the page is the server's HTML, that React takes over. */
const useIsFromServer = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
