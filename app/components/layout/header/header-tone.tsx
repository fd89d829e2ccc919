import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useMatches } from 'react-router';

/** `light`: white text, for a page whose first ground is dark. */
export type HeaderTone = 'dark' | 'light';

/** What a route module may export as `handle`. */
export type RouteHandle = { headerTone?: HeaderTone };

const HeaderToneContext = createContext<{
  tone: HeaderTone;
  setOverride: (tone: HeaderTone | undefined) => void;
}>({ tone: 'dark', setOverride: () => {} });

/** Gives the header the tone that the page's route asks for, until a component overrides it. */
export function HeaderToneProvider({ children }: { children: ReactNode }) {
  const [override, setOverride] = useState<HeaderTone>();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const tone = override ?? handle?.headerTone ?? 'dark';
  const value = useMemo(() => ({ tone, setOverride }), [tone]);
  return <HeaderToneContext value={value}>{children}</HeaderToneContext>;
}

export function useHeaderTone(): HeaderTone {
  return use(HeaderToneContext).tone;
}

/** For a first section whose ground changes while it is shown, as the slideshow's does. */
export function useHeaderToneOverride(tone: HeaderTone) {
  const { setOverride } = use(HeaderToneContext);
  useEffect(() => {
    setOverride(tone);
    return () => setOverride(undefined);
  }, [tone, setOverride]);
}
