import type { ComponentProps } from 'react';
import { CostsSection } from '#app/components/sections/costs-section.tsx';
import { ListSection } from '#app/components/sections/list-section.tsx';
import { PictureHero } from '#app/components/sections/picture-hero.tsx';
import { SplitCtaSection } from '#app/components/sections/split-cta-section.tsx';
import { createProgrammeMetadata } from '#app/seo/page-metadata.ts';
import { pathwayProgram } from '#content/programme-pages/pathway-program.ts';
import { loadProgrammePage } from '#content/programmes/load-programme-page.ts';
import type { Route } from './+types/route.ts';
import { Applicants } from './applicants.tsx';
import benefitsStyles from './benefits.module.css';
import { DurationOptions } from './duration-options.tsx';
import { Format } from './format.tsx';
import heroStyles from './hero.module.css';
import styles from './page.module.css';
import subjectsStyles from './subjects.module.css';

export const loader = ({ request }: Route.LoaderArgs) =>
  loadProgrammePage('pathway-program', pathwayProgram, request);

export const meta: Route.MetaFunction = createProgrammeMetadata;

export default function PathwayProgram({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <Hero
        name={content.name}
        lead={content.lead}
        actions={content.actions}
        finder={content.finder}
        picture={content.picture}
      />
      <DurationOptions {...content.duration} />
      <ListSection
        space="section"
        title={content.objectives.title}
        items={content.objectives.objectives}
        listClass={styles.objectives}
      />
      <Format {...content.format} />
      <ListSection
        space="section"
        containerClass={subjectsStyles.subjects}
        title={content.subjects.title}
        items={content.subjects.subjects}
      />
      <Applicants eligibility={content.eligibility} documents={content.documents} />
      <ListSection
        surface="butter"
        className={benefitsStyles.section}
        containerClass={false}
        title={content.benefits.title}
        items={content.benefits.benefits}
        ordered
      />
      <CostsSection {...content.costs} />
      <SplitCtaSection {...content.closing} surface="deep" floor={styles.floor} />
    </>
  );
}

/** The hero: a staircase from a village school to a city. The picture's meadow continues behind the text. */
function Hero(props: Omit<ComponentProps<typeof PictureHero>, 'className' | 'children'>) {
  return (
    <PictureHero {...props} className={heroStyles.hero}>
      {/* Draws the half of the tree that the picture's left edge cuts off. */}
      <svg className={heroStyles.tree} viewBox="-60 480 60 200" aria-hidden="true">
        <path d="M-37 616c3-10 6-45 16-59 9-15 27-27 41-27s33 12 42 27c10 14 18 43 15 59-3 15-17 30-31 36-15 6-41 6-54 0-14-6-24-30-29-36" />
      </svg>
    </PictureHero>
  );
}
