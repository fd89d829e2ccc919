import { PictureCtaSection } from '#app/components/sections/picture-cta-section.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { Action } from '#content/types/common.ts';
import type { Country } from '#content/types/country.ts';

/** The call to action at the end of the page. Its picture is most of the country's poster. */
export function CtaSection({
  question,
  apply,
  advisor,
  more,
  contact,
  poster,
}: {
  question: string;
  apply: string;
  advisor: string;
  contact: Record<'apply' | 'consultation', string>;
  more: Action;
  poster: Country['poster'];
}) {
  return (
    <PictureCtaSection
      title={question}
      actions={[
        { to: contact.apply, name: apply },
        { to: contact.consultation, name: advisor },
      ]}
      picture={{ file: poster.file, focus: `50% ${poster.closingPart}` }}
      isPortrait
      surface="plate"
    >
      <MoreLink to={more.to}>{more.name}</MoreLink>
    </PictureCtaSection>
  );
}
