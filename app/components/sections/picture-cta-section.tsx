import type { ReactNode } from 'react';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { WhatsAppLink } from '#app/components/ui/whatsapp-link.tsx';
import type { Action } from '#content/types/common.ts';
import type { Decoration } from '#content/types/picture.ts';
import { Section } from '../layout/section.tsx';
import { isDarkSurface, type Surface } from '../layout/surface.ts';
import { ActionLinks } from './action-links.tsx';
import styles from './picture-cta-section.module.css';

/**
 * A call to action at the end of a page: a full-width picture with a panel in its lower left corner. The panel has room for the
 * footer's wave.
 *
 * @param props.isPortrait whether the picture is a poster. It then shows nearly all of it, on the desktop beside the panel, which
 * would cover the landmark
 * @param props.picture `focus` is the part that stays visible when the picture is cropped
 * @param props.children content below the actions
 */
export function PictureCtaSection({
  title,
  lead,
  actions,
  picture,
  isPortrait = false,
  surface,
  children,
}: {
  title: string;
  lead?: string;
  actions: readonly Action[];
  picture: Decoration & { description?: string };
  isPortrait?: boolean;
  surface: Surface;
  children?: ReactNode;
}) {
  return (
    <Section
      surface={surface}
      className={isPortrait ? `${styles.cta} ${styles.portrait}` : styles.cta}
      containerClass={false}
    >
      <Illustration {...picture} />
      <div className={styles.panel}>
        <h2>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
        <ActionLinks actions={actions} onDark={isDarkSurface(surface)} />
        <WhatsAppLink />
        {children}
      </div>
    </Section>
  );
}
