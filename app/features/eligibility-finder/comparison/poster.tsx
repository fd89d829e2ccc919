import { Illustration } from '#app/components/ui/illustration.tsx';
import { getTitle } from '#app/features/eligibility-finder/format-opportunity.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';

/** An option as a framed print that leads to its page; the plate is in its region's colour. */
export function Poster({ option }: { option: Opportunity }) {
  const { page, picture, country, name } = option;
  return (
    <a href={page} className={country ? `poster region-${country.region}` : 'poster'}>
      <Illustration file={picture} loading="eager" />
      <span className="plate">
        <b>{getTitle(option)}</b> {country && name}
      </span>
    </a>
  );
}
