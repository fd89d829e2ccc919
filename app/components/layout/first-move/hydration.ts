import { useSyncExternalStore } from 'react';

/** Whether React is taking over the server's HTML; on the server, whether it will. */
let isUnderWay = true;

export const isHydrating = (): boolean => isUnderWay;

/** Told once, by what stands in every page. Never on the server, where effects don't run. */
export function endHydration(): void {
  isUnderWay = false;
}

const neverChanges = () => () => {};

/**
 * Whether the component takes over what the document shows already; in a part whose code comes late that is later than for the
 * page. Once it has, the component is rendered again, without.
 */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
