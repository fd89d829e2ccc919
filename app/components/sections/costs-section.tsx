import type { Costs } from '#content/costs.ts';
import type { Action } from '#content/types/common.ts';
import { Section } from '../layout/section.tsx';
import type { Surface } from '../layout/surface.ts';
import { ButtonLink } from '../ui/button.tsx';
import { keepRangesTogether } from '../ui/keep-ranges-together.tsx';
import { MoreLink } from '../ui/more-link.tsx';
import styles from './costs-section.module.css';

/**
 * What a student pays: a paragraph, and a button that opens the contact form with the question.
 *
 * @param props.sheet the link to the sheet for the family, for those who decide about the money
 */
export function CostsSection({
  id,
  title,
  text,
  ask,
  sheet,
  surface = 'paper',
}: Costs & { sheet?: Action | undefined; surface?: Surface }) {
  return (
    <Section surface={surface} space="band">
      <div id={id} className={styles.columns}>
        <h2>{title}</h2>
        <div>
          <p className={`lead ${styles.text}`}>{keepRangesTogether(text)}</p>
          <p className={styles.ask}>
            <ButtonLink to={ask.to} variant="ghost">
              {ask.name}
            </ButtonLink>
          </p>
        </div>
      </div>
      {sheet && (
        <p className={styles.sheet}>
          <MoreLink to={sheet.to}>{sheet.name}</MoreLink>
        </p>
      )}
    </Section>
  );
}
