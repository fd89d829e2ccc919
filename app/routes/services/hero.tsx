import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Picture } from '#content/types/picture.ts';
import styles from './hero.module.css';

/** The page's name in the sky of a panorama, whose near bank becomes the ground of the section below. */
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
