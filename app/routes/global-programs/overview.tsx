import { Section } from '#app/components/layout/section.tsx';
import { ActionLinks } from '#app/components/sections/action-links.tsx';
import { CostsSection } from '#app/components/sections/costs-section.tsx';
import { FaqSection } from '#app/components/sections/faq-section.tsx';
import { ListSection } from '#app/components/sections/list-section.tsx';
import { SceneCtaSection } from '#app/components/sections/scene-cta-section.tsx';
import { FinderHero } from '#app/features/eligibility-finder/finder-hero.tsx';
import { useFinderTexts } from '#app/features/eligibility-finder/finder-texts.ts';
import type { globalPrograms } from '#content/global-programs.ts';
import type { Metric } from '#content/types/common.ts';
import { Documents } from './documents.tsx';
import cardStyles from './eligibility-cards.module.css';
import { Inclusions } from './inclusions.tsx';
import styles from './overview.module.css';
import { ProgrammeList } from './programme-list.tsx';
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
      <ListSection
        surface="sky"
        className={cardStyles.cards}
        containerClass={false}
        title={content.eligibility.title}
        items={content.eligibility.cards}
      />
      <Inclusions {...content.inclusions} />
      <CostsSection {...content.costs} />
      <Testimonials {...content.testimonials} />
      <Documents {...content.documents} />
      <FaqSection {...content.questions} />
      <SceneCtaSection {...content.closing} />
    </>
  );
}

/** The success metrics. The first figure is much larger than the others. */
function SuccessMetrics({ title, metrics }: { title: string; metrics: readonly Metric[] }) {
  return (
    <Section surface="deep" space="band">
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.metrics}>
        {metrics.map(({ number, label }) => (
          <li key={label}>
            <b className="digits">{number}</b> <span>{label}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
