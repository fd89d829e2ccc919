import { ClosingPlate } from '#app/components/sections/closing-plate.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { Country } from '#content/types/country.ts';
import type { Action } from '#content/types/nouns.ts';

/** The poster again, without its frame: you stand in it. Its plate carries the actions. */
export function Closing({
  question,
  apply,
  advisor,
  more,
  poster,
}: {
  question: string;
  apply: Action;
  advisor: Action;
  more: Action;
  poster: Country['poster'];
}) {
  return (
    <ClosingPlate
      title={question}
      actions={[apply, advisor]}
      picture={{ file: poster.file, focus: `50% ${poster.closingPart}` }}
      ground="plate"
    >
      <MoreLink to={more.to}>{more.name}</MoreLink>
    </ClosingPlate>
  );
}
