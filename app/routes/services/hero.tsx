import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Picture } from '#content/types/picture.ts';
import styles from './hero.module.css';

/** The hero: the title in the sky of a panorama. The near bank of the river continues into the section below. */
export function Hero({ title, lede, picture }: { title: string; lede: string; picture: Picture }) {
  return (
    <header className={styles.hero}>
      <div className="container">
        <h1>{title}</h1>
        <p className="lead">{lede}</p>
      </div>
      <Illustration {...picture} loading="eager" fetchPriority="high" />
    </header>
  );
}
