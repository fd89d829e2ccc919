import { Section } from '#app/components/layout/section/section.tsx';
import {
  EmbeddedFrame,
  FrameFallback,
} from '#app/components/sections/embedded-frame/embedded-frame.tsx';
import type { EmbeddedFrameView } from '#app/frames/embedded-frame.server.ts';
import styles from './message.module.css';

export function Message({
  title,
  lede,
  frame,
}: {
  title: string;
  lede: string;
  frame: EmbeddedFrameView;
}) {
  return (
    <Section space="section" inside={styles.message}>
      <div>
        <h2>{title}</h2>
        <p className="lede muted">{lede}</p>
        <FrameFallback frame={frame} />
      </div>
      <EmbeddedFrame frame={frame} />
    </Section>
  );
}
