import { type Ground, isDark } from '../../layout/section/ground.ts';
import { Section } from '../../layout/section/section.tsx';
import { type Action, ActionLinks } from '../action-links/action-links.tsx';
import styles from './closing-split.module.css';

/** A page's last word: a picture on one half, on the other what to do now. It leaves room for the footer's wave. */
export function ClosingSplit({
  title,
  lede,
  actions,
  picture,
  pictureFirst = false,
  ground,
}: {
  title: string;
  lede: string;
  actions: readonly Action[];
  /**
   * Its address, what it shows, its own size in pixels, and a class that sets `--floor`, the CSS background
   * that its lower edge goes on with.
   */
  picture: {
    source: string;
    alt: string;
    width: number;
    height: number;
    floor: string | undefined;
  };
  pictureFirst?: boolean;
  ground: Ground;
}) {
  const words = (
    <div className={styles.words}>
      <h2>{title}</h2>
      <p className="lede">{lede}</p>
      <ActionLinks actions={actions} onDark={isDark(ground)} />
    </div>
  );
  const { source, alt, width, height, floor } = picture;
  const image = (
    <div className={[styles.picture, floor].filter(Boolean).join(' ')}>
      <img src={source} alt={alt} width={width} height={height} loading="lazy" />
    </div>
  );
  return (
    <Section ground={ground} className={styles.split} inside={false}>
      {pictureFirst ? image : words}
      {pictureFirst ? words : image}
    </Section>
  );
}
