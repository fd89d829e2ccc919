import type { CSSProperties } from 'react';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { WhatsAppLink } from '#app/components/ui/whatsapp-link.tsx';
import type { Action } from '#content/types/common.ts';
import type { Scene } from '#content/types/picture.ts';
import { ActionLinks } from './action-links.tsx';
import styles from './scene-cta-section.module.css';

/**
 * A call to action at the end of a page, with its text in the sky of an illustration. The first action is the primary one. The
 * footer's wave overlaps the illustration's lower edge.
 */
export function SceneCtaSection({
  title,
  lead,
  actions,
  scene,
}: {
  title: string;
  lead: string;
  actions: readonly Action[];
  scene: Scene;
}) {
  const onDark = scene.tone === 'light';
  return (
    <section
      className={onDark ? `on-dark ${styles.cta}` : styles.cta}
      style={{ '--sky': scene.sky } as CSSProperties}
    >
      <div className={`container ${styles.text}`}>
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
        <ActionLinks actions={actions} onDark={onDark} />
        <WhatsAppLink />
      </div>
      <Illustration file={scene.file} className={styles.scene} />
    </section>
  );
}
