import { Section } from '#app/components/layout/section.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { ProgrammePage } from '#content/types/programme.ts';
import styles from './cta-section.module.css';

/**
 * The call to action at the end of the page. The background continues the sky, hills and grass of the picture.
 *
 * @param props.ask what the button does: it leads to the contact page, where the hero's button of the same name opens the form
 *   (requirements 2, "Programme pages")
 */
export function CtaSection({
  title,
  lead,
  ask,
  actions: [apply, form],
  picture,
}: ProgrammePage['closing'] & { ask: string }) {
  return (
    <Section surface="tint" className={styles.section} containerClass={false}>
      <div className={styles.text}>
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
        {apply && (
          <div className="actions">
            <ButtonLink to={apply.to} icon="arrow-right">
              <span>
                {apply.name}
                <span className="visually-hidden">{`: ${ask}`}</span>
              </span>
            </ButtonLink>
            <span aria-hidden="true" className={styles.ask}>
              {ask}
            </span>
          </div>
        )}
        {form && <MoreLink to={form.to}>{form.name}</MoreLink>}
      </div>
      <Illustration {...picture} />
    </Section>
  );
}
