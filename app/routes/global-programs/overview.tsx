import { Section } from '#app/components/layout/section.tsx';
import { ActionLinks } from '#app/components/sections/action-links.tsx';
import { CostsSection } from '#app/components/sections/costs-section.tsx';
import { FaqSection } from '#app/components/sections/faq-section.tsx';
import { SceneCtaSection } from '#app/components/sections/scene-cta-section.tsx';
import { FinderHero } from '#app/features/eligibility-finder/finder-hero.tsx';
import { useFinderTexts } from '#app/features/eligibility-finder/finder-texts.ts';
import type { globalPrograms } from '#content/global-programs.ts';
import { Documents } from './documents.tsx';
import { EligibilityCards } from './eligibility-cards.tsx';
import { Inclusions } from './inclusions.tsx';
import styles from './overview.module.css';
import { ProgrammeList } from './programme-list.tsx';
import { SuccessMetrics } from './success-metrics.tsx';
import { Testimonials } from './testimonials.tsx';

/**
 * The overview of the Global Programs (requirements 2). It begins with the form of "Can I go?".
 */
export function Overview({ content }: { content: (typeof globalPrograms)['en'] }) {
  const { hero } = useFinderTexts();
  return (
    <>
      <FinderHero title={content.title} texts={hero} profile={{}} at={0} />
      <Section surface="deep" containerClass={styles.overview}>
        <p className="lead">{content.lead}</p>
        <ActionLinks actions={content.actions} onDark />
      </Section>
      <SuccessMetrics {...content.metrics} />
      <ProgrammeList {...content.programmes} />
      <EligibilityCards {...content.eligibility} />
      <Inclusions {...content.inclusions} />
      <CostsSection {...content.costs} />
      <Testimonials {...content.testimonials} />
      <Documents {...content.documents} />
      <FaqSection {...content.questions} />
      <SceneCtaSection {...content.closing} />
    </>
  );
}
