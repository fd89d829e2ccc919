import { BrochureOffer } from '#app/components/sections/brochure-offer/brochure-offer.tsx';
import { metadataOf } from '#app/seo/page-metadata.ts';
import { shownRequirements } from '#content/eligibility/shown.ts';
import { pathwayProgram } from '#content/programmes/pathway-program.ts';
import type { Route } from './+types/route.ts';
import { Applicants } from './applicants.tsx';
import { DurationStairs } from './duration-stairs.tsx';
import { Farewell } from './farewell.tsx';
import { Format } from './format.tsx';
import { Gains } from './gains.tsx';
import { Objectives } from './objectives.tsx';
import { StaircaseOpening } from './staircase-opening.tsx';
import { SubjectBlocks } from './subject-blocks.tsx';

export const loader = () => ({
  ...pathwayProgram,
  eligibility: shownRequirements(pathwayProgram.eligibility),
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metadataOf({ title: loaderData.name, description: loaderData.description }) : [];

export default function PathwayProgram({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <StaircaseOpening
        name={content.name}
        lede={content.lede}
        actions={content.actions}
        picture={content.picture}
      />
      <DurationStairs {...content.duration} />
      <Objectives {...content.objectives} />
      <Format {...content.format} />
      <SubjectBlocks {...content.subjects} />
      <Applicants eligibility={content.eligibility} documents={content.documents} />
      <Gains {...content.benefits} />
      <BrochureOffer {...content.brochure} ground="sky" />
      <Farewell {...content.closing} />
    </>
  );
}
