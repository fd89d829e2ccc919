import type { PosterLink } from '#content/types/country.ts';
import { HorizontalScroller } from './horizontal-scroller.tsx';
import { Poster } from './poster.tsx';

/** A heading and a horizontal scroller of posters. */
export function PosterScroller({
  title,
  controls,
  posters,
}: {
  title: string;
  controls: { previous: string; next: string };
  posters: readonly PosterLink[];
}) {
  return (
    <HorizontalScroller title={title} controls={controls}>
      {posters.map((poster) => (
        <li key={`${poster.name} ${poster.to}`}>
          <Poster {...poster} />
        </li>
      ))}
    </HorizontalScroller>
  );
}
