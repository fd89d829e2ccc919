import { Section } from '#app/components/layout/section.tsx';
import type { EmbeddedFrameView } from '#app/features/embeds/embedded-frame.server.ts';
import { FormFrame } from '#app/features/embeds/embedded-frame.tsx';
import styles from './registration.module.css';

/** The registration form in an iframe, beside its heading. The Apply Now buttons lead to it. */
export function Registration({
  title,
  lead,
  frame,
}: {
  title: string;
  lead: string;
  frame: EmbeddedFrameView;
}) {
  return (
    <Section surface="sky" space="section" id="registration" containerClass={styles.columns}>
      <div>
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      <FormFrame frame={frame} />
    </Section>
  );
}
