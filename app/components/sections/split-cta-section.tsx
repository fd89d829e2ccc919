import { Illustration } from '#app/components/ui/illustration.tsx';
import { WhatsAppLink } from '#app/components/ui/whatsapp-link/whatsapp-link.tsx';
import type { Action } from '#content/types/common.ts';
import type { Picture } from '#content/types/picture.ts';
import { Section } from '../layout/section.tsx';
import { getSurfaceColor, isDarkSurface, type Surface } from '../layout/surface.ts';
import { ActionLinks } from './action-links.tsx';
import styles from './split-cta-section.module.css';

/** A page's last word: a picture on one half, on the other what to do now. It leaves room for the footer's wave. */
export function SplitCtaSection({
  title,
  lede,
  actions,
  picture,
  floor,
  pictureFirst = false,
  surface,
}: {
  title: string;
  lede: string;
  actions: readonly Action[];
  picture: Picture;
  /**
   * A class that sets `--floor`, the CSS background that the picture's lower edge goes on with, and may set `--wall`,
   * the colour in the picture that the words' ground takes up.
   */
  floor?: string | undefined;
  pictureFirst?: boolean;
  surface: Surface;
}) {
  const words = (
    <div className={styles.text}>
      <h2>{title}</h2>
      <p className="lead">{lede}</p>
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
      {pictureFirst ? image : words}
      {pictureFirst ? words : image}
    </Section>
  );
}
