import type { ReactNode } from 'react';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { WhatsAppLink } from '#app/components/ui/whatsapp-link/whatsapp-link.tsx';
import type { Action } from '#content/types/common.ts';
import type { Decoration } from '#content/types/picture.ts';
import { Section } from '../layout/section.tsx';
import { isDarkSurface, type Surface } from '../layout/surface.ts';
import { ActionLinks } from './action-links.tsx';
import styles from './picture-cta-section.module.css';

/**
 * A page's last word: a picture as wide as the window, and in its corner a plate with what to do now. The plate
 * leaves room for the footer's wave.
 *
 * @param props.picture `focus` is the part that is seen
 * @param props.children below the actions
 */
export function PictureCtaSection({
  title,
  lede,
  actions,
  picture,
  surface,
  children,
}: {
  title: string;
  lede?: string;
  actions: readonly Action[];
  picture: Decoration & { description?: string };
  surface: Surface;
  children?: ReactNode;
}) {
  return (
    <Section surface={surface} className={styles.cta} containerClass={false}>
      <Illustration {...picture} />
      <div className={styles.panel}>
        <h2>{title}</h2>
        {lede && <p className="lead">{lede}</p>}
        <ActionLinks actions={actions} onDark={isDarkSurface(surface)} />
        <WhatsAppLink />
        {children}
      </div>
    </Section>
  );
}
