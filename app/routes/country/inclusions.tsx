import { Section } from '#app/components/layout/section.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { keepRangesTogether } from '#app/components/ui/keep-ranges-together.tsx';
import { Tabs } from '#app/components/ui/tabs/tabs.tsx';
import type { Costs } from '#content/costs.ts';
import styles from './inclusions.module.css';

/** Three columns: the benefits of the programmes, tabs with the included and the excluded items, and what a student pays. */
export function Inclusions({
  texts,
  benefits,
  included,
  notIncluded,
  costs,
}: {
  /** `tabs` is the accessible name of the tab list. */
  texts: { benefits: string; tabs: string; included: string; notIncluded: string };
  benefits: readonly string[];
  included: readonly string[];
  notIncluded: readonly string[];
  costs: Costs;
}) {
  return (
    <div className={styles.columns}>
      <Section surface="sky" className={styles.benefits} containerClass={false}>
        <h2>{texts.benefits}</h2>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </Section>
      <Section surface="butter" className={styles.inclusions} containerClass={false}>
        <h2 className="visually-hidden">{texts.tabs}</h2>
        <Tabs
          label={texts.tabs}
          tabs={[
            {
              id: 'included',
              name: texts.included,
              panel: (
                <ul>
                  {included.map((item) => (
                    <li key={item}>
                      <Icon name="check" className="round-icon" />
                      {item}
                    </li>
                  ))}
                </ul>
              ),
            },
            {
              id: 'not-included',
              name: texts.notIncluded,
              panel: (
                <ul className={styles.notIncluded}>
                  {notIncluded.map((item) => (
                    <li key={item}>
                      <Icon name="close" className="round-icon" />
                      {item}
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
      </Section>
      <Section id={costs.id} surface="paper" className={styles.costs} containerClass={false}>
        <h2>{costs.title}</h2>
        <p>{keepRangesTogether(costs.text)}</p>
        <ButtonLink to={costs.ask.to} variant="ghost">
          {costs.ask.name}
        </ButtonLink>
      </Section>
    </div>
  );
}
