import type { CSSProperties } from 'react';
import { type Action, ActionLinks } from '../action-links/action-links.tsx';
import styles from './closing-call.module.css';

/** The scene behind the words, 1600 × 900, with the flat colour of its sky. */
export type ClosingScene = { picture: string; sky: string; tone: 'dark' | 'light' };

/**
 * A page's last section: a question, what follows from it, and one or more ways on, in the sky of a scene.
 * The first action is the main one. The footer's wave lies over the scene's lower edge.
 */
export function ClosingCall({
  title,
  text,
  actions,
  scene,
}: {
  title: string;
  text: string;
  actions: readonly Action[];
  scene: ClosingScene;
}) {
  const onDark = scene.tone === 'light';
  return (
    <section
      className={onDark ? `on-dark ${styles.call}` : styles.call}
      style={{ '--sky': scene.sky } as CSSProperties}
    >
      <div className={`container ${styles.words}`}>
        <h2>{title}</h2>
        <p className="lede">{text}</p>
        <ActionLinks actions={actions} onDark={onDark} />
      </div>
      <img
        src={scene.picture}
        alt=""
        width="1600"
        height="900"
        loading="lazy"
        className={styles.scene}
      />
    </section>
  );
}
