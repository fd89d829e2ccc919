import { Section } from '#app/components/layout/section.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { EmbeddedFrameView } from '#app/features/embeds/embedded-frame.server.ts';
import { FormFrame } from '#app/features/embeds/embedded-frame.tsx';
import type { Action } from '#content/types/common.ts';
import styles from './contact.module.css';

/**
 * The contact form in an iframe, beside its heading and the links to application forms. `id` is the target of links to the
 * form.
 */
export function ContactForm({
  id,
  title,
  lead,
  applications,
  frame,
}: {
  id: string;
  title: string;
  lead: string;
  /** The application forms that take what the message is about. */
  applications: readonly Action[];
  frame: EmbeddedFrameView;
}) {
  return (
    <Section space="section" id={id} className={styles.form} containerClass={styles.columns}>
      <div>
        <h2>{title}</h2>
        <p className="lead muted">{lead}</p>
        {applications.map(({ to, name }) => (
          <p key={to}>
            <MoreLink to={to}>{name}</MoreLink>
          </p>
        ))}
      </div>
      <FormFrame frame={frame} />
    </Section>
  );
}
