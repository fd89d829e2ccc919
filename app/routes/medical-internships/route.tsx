import type { ComponentProps } from 'react';
import { Section } from '#app/components/layout/section.tsx';
import { CostsSection } from '#app/components/sections/costs-section.tsx';
import { DocumentList } from '#app/components/sections/document-list.tsx';
import { IncludedExcluded } from '#app/components/sections/included-excluded.tsx';
import { ProgrammeHeading } from '#app/components/sections/programme-heading.tsx';
import { SplitCtaSection } from '#app/components/sections/split-cta-section.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { createProgrammeMetadata } from '#app/seo/page-metadata.ts';
import { medicalInternships } from '#content/programme-pages/medical-internships.ts';
import { loadProgrammePage } from '#content/programmes/load-programme-page.ts';
import type { Item, RequiredDocument } from '#content/types/common.ts';
import type { Picture } from '#content/types/picture.ts';
import type { Route } from './+types/route.ts';
import { Audiences } from './audiences.tsx';
import benefitsStyles from './benefits.module.css';
import { Countries } from './countries.tsx';
import { EligibilitySentence } from './eligibility-sentence.tsx';
import heroStyles from './hero.module.css';
import { Overview } from './overview.tsx';
import styles from './page.module.css';

export const loader = ({ request }: Route.LoaderArgs) =>
  loadProgrammePage('medical-internships', medicalInternships, request);

export const meta: Route.MetaFunction = createProgrammeMetadata;

export default function MedicalInternships({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <Hero
        name={content.name}
        lead={content.lead}
        actions={content.actions}
        finder={content.finder}
        picture={content.picture}
      />
      <Countries {...content.countries} facts={content.facts} />
      <Overview overview={content.overview} activities={content.activities} />
      <Audiences {...content.audiences} />
      <EligibilitySentence {...content.eligibility} />
      <Documents {...content.documents} />
      <Benefits {...content.benefits} />
      <IncludedExcluded {...content.inclusions} surface="deep" />
      <CostsSection {...content.costs} />
      <SplitCtaSection {...content.closing} surface="shapla" floor={styles.floor} />
    </>
  );
}

/** Lists the benefits. Each is a pleat of a curtain, which overlaps the dark section below. */
function Benefits({ title, benefits }: { title: string; benefits: readonly Item[] }) {
  return (
    <Section surface="mist" className={benefitsStyles.section} containerClass={false}>
      <div className="container">
        <h2>{title}</h2>
      </div>
      <ul className={benefitsStyles.benefits}>
        {benefits.map(({ title: benefit, text }) => (
          <li key={benefit}>
            <h3>{benefit}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Lists the required documents. */
function Documents({
  title,
  documents,
}: {
  title: string;
  documents: readonly RequiredDocument[];
}) {
  return (
    <Section surface="butter" space="section" containerClass={styles.documents}>
      <h2>{title}</h2>
      <DocumentList documents={documents} />
    </Section>
  );
}

/** The hero. The wall and the floor of the pictured ward continue behind the text. */
function Hero({
  picture,
  ...headingProps
}: ComponentProps<typeof ProgrammeHeading> & { picture: Picture }) {
  return (
    <Section surface="tint" className={heroStyles.hero} containerClass={false}>
      <div className={`container ${heroStyles.text}`}>
        <ProgrammeHeading {...headingProps} />
      </div>
      <div className={heroStyles.picture}>
        <Illustration {...picture} loading="eager" fetchPriority="high" />
      </div>
    </Section>
  );
}
