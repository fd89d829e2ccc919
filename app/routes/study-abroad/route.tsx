import { BrochureOffer } from '#app/components/sections/brochure-offer/brochure-offer.tsx';
import { metadataOf } from '#app/seo/page-metadata.ts';
import { shownRequirements } from '#content/eligibility/shown.ts';
import { studyAbroad } from '#content/programmes/study-abroad.ts';
import type { Route } from './+types/route.ts';
import { Applicants } from './applicants.tsx';
import { Benefits } from './benefits.tsx';
import { BookStack } from './book-stack.tsx';
import { Farewell } from './farewell.tsx';
import { Funding } from './funding.tsx';
import { LibraryOpening } from './library-opening.tsx';
import { OpenBook } from './open-book.tsx';

export const loader = () => ({
  ...studyAbroad,
  eligibility: shownRequirements(studyAbroad.eligibility),
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metadataOf({ title: loaderData.name, description: loaderData.description }) : [];

export default function StudyAbroad({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <LibraryOpening
        name={content.name}
        lede={content.lede}
        actions={content.actions}
        picture={content.picture}
      />
      <Benefits {...content.benefits} figures={content.figures} />
      <BookStack {...content.offerings} />
      <Applicants
        eligibility={content.eligibility}
        levels={content.levels}
        documents={content.documents}
      />
      <OpenBook {...content.comparison} />
      <Funding {...content.funding} />
      <BrochureOffer {...content.brochure} ground="sky" />
      <Farewell {...content.closing} />
    </>
  );
}
