import { Illustration } from '#app/components/ui/illustration.tsx';
import { WhatsAppLink } from '#app/components/ui/whatsapp-link.tsx';
import type { Action } from '#content/types/common.ts';
import type { Picture } from '#content/types/picture.ts';
import { Section } from '../layout/section.tsx';
import { getSurfaceColor, isDarkSurface, type Surface } from '../layout/surface.ts';
import { ActionLinks } from './action-links.tsx';
import styles from './split-cta-section.module.css';

/** A call to action at the end of a page, beside a picture on the desktop. It has room for the footer's wave. */
export function SplitCtaSection({
  title,
  lead,
  actions,
  picture,
  floor,
  pictureFirst = false,
  surface,
}: {
  title: string;
  lead: string;
  actions: readonly Action[];
  picture: Picture;
  /**
   * A class that sets `--floor`, the CSS background that continues the picture below its lower edge. It may set `--wall`, the
   * background colour of the text, to match the picture.
   */
  floor?: string | undefined;
  pictureFirst?: boolean;
  surface: Surface;
}) {
  const text = (
    <div className={styles.text}>
      <h2>{title}</h2>
      <p className="lead">{lead}</p>
      <ActionLinks actions={actions} onDark={isDarkSurface(surface)} />
      <WhatsAppLink />
    </div>
  );
  const image = (
    <div className={styles.picture}>
      <Illustration {...picture} />
    </div>
  );
  return (
    <Section
      surface={surface}
      className={[styles.split, floor].filter(Boolean).join(' ')}
      style={{ background: `var(--wall, ${getSurfaceColor(surface)})` }}
      containerClass={false}
    >
      {pictureFirst ? image : text}
      {pictureFirst ? text : image}
    </Section>
  );
}
