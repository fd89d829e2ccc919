import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useMatches } from 'react-router';
import type { Tone } from '#app/content/vocabulary/picture.ts';

/** What a route module may export as `handle`: `light` for a page whose first ground is dark. */
export type RouteHandle = { headerTone?: Tone };

const HeaderToneContext = createContext<{
  tone: Tone;
  setOverride: (tone: Tone | undefined) => void;
}>({ tone: 'dark', setOverride: () => {} });

/** Gives the header the tone that the page's route asks for, until a component overrides it. */
export function HeaderToneProvider({ children }: { children: ReactNode }) {
  const [override, setOverride] = useState<Tone>();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const tone = override ?? handle?.headerTone ?? 'dark';
  const value = useMemo(() => ({ tone, setOverride }), [tone]);
  return <HeaderToneContext value={value}>{children}</HeaderToneContext>;
}

export function useHeaderTone(): Tone {
  return use(HeaderToneContext).tone;
}

/** For a first section whose ground changes while it is shown, as the slideshow's does. */
export function useHeaderToneOverride(tone: Tone) {
  const { setOverride } = use(HeaderToneContext);
  useEffect(() => {
    setOverride(tone);
    return () => setOverride(undefined);
  }, [tone, setOverride]);
}
