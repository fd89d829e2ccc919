import { Section } from '#app/components/layout/section.tsx';
import type { EmbeddedFrameView } from '#app/features/embeds/embedded-frame.server.ts';
import { EmbeddedFrame, FrameFallback } from '#app/features/embeds/embedded-frame.tsx';
import styles from './contact-form.module.css';

export function ContactForm({
  title,
  lede,
  frame,
}: {
  title: string;
  lede: string;
  frame: EmbeddedFrameView;
}) {
  return (
    <Section space="section" containerClass={styles.columns}>
      <div>
        <h2>{title}</h2>
        <p className="lead muted">{lede}</p>
        <FrameFallback frame={frame} />
      </div>
      <EmbeddedFrame frame={frame} />
    </Section>
  );
}
