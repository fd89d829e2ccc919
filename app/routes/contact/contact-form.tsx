import { Section } from '#app/components/layout/section.tsx';
import type { EmbeddedFrameView } from '#app/features/embeds/embedded-frame.server.ts';
import { FormFrame } from '#app/features/embeds/embedded-frame.tsx';
import styles from './contact-form.module.css';

/** The contact form in an iframe, beside its heading. `id` is the target of links to the form. */
export function ContactForm({
  id,
  title,
  lede,
  frame,
}: {
  id: string;
  title: string;
  lede: string;
  frame: EmbeddedFrameView;
}) {
  return (
    <Section space="section" id={id} containerClass={styles.columns}>
      <div>
        <h2>{title}</h2>
        <p className="lead muted">{lede}</p>
      </div>
      <FormFrame frame={frame} />
    </Section>
  );
}
