import type { ReactElement } from 'react';
import type { FinderProps } from '#app/screens/can-i-go/finder.tsx';

/** The name of an island in the HTML. */
export type IslandName = keyof typeof islands;

/** How the browser imports each island, and makes its element of the props in the HTML. */
export const islands = {
  finder: async (props: FinderProps) => (await import('./finder.tsx')).finder(props),
} satisfies Record<string, (props: never) => Promise<ReactElement>>;
