import type { PosterLink } from '#content/types/country.ts';
import { Poster } from './poster.tsx';
import { HorizontalScroller } from './horizontal-scroller.tsx';

/** A heading and a rail of posters. */
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
