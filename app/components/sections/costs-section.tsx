import type { Costs } from '#content/costs.ts';
import { Section } from '../layout/section.tsx';
import type { Surface } from '../layout/surface.ts';
import { ButtonLink } from '../ui/button.tsx';
import { keepRangesTogether } from '../ui/keep-ranges-together.tsx';
import { MoreLink } from '../ui/more-link.tsx';
import styles from './costs-section.module.css';

/**
 * What a student pays: a paragraph, a button that opens the contact form with the question, and a link to the programme's page to
 * show at home.
 */
export function CostsSection({
  id,
  title,
  text,
  ask,
  sheet,
  surface = 'paper',
}: Costs & { surface?: Surface }) {
  return (
    <Section id={id} surface={surface} space="band" containerClass={styles.columns}>
      <h2>{title}</h2>
      <div>
        <p className="lead">{keepRangesTogether(text)}</p>
        <p className={styles.ask}>
          <ButtonLink to={ask.to} variant="ghost">
            {ask.name}
          </ButtonLink>
          {sheet && <MoreLink to={sheet.to}>{sheet.name}</MoreLink>}
        </p>
      </div>
    </Section>
  );
}
