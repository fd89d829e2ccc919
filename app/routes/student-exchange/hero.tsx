import type { ReactNode } from 'react';
import { useLanguage } from '#app/components/language/language-context.ts';
import { Breadcrumb } from '#app/components/sections/breadcrumb.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { navigation } from '#content/navigation.ts';
import type { Picture } from '#content/types/picture.ts';
import styles from './hero.module.css';

/**
 * The hero: a table across the two halves of a room.
 *
 * @param props.name consists of two words, one for each half
 * @param props.children the introduction and the links, between the name and the picture, so that they are in the first view
 */
export function Hero({
  name,
  picture,
  children,
}: {
  name: string;
  picture: Picture;
  children: ReactNode;
}) {
  const { overview, name: programmes } = navigation[useLanguage()].programmes;
  const [home, abroad] = name.split(' ');
  return (
    <section className={styles.hero}>
      <div className={styles.breadcrumb}>
        <div className="container">
          <Breadcrumb trail={[{ to: overview.to, name: programmes }]} current={name} />
        </div>
      </div>
      <h1>
        <span>{home}</span> <span>{abroad}</span>
      </h1>
      {children}
      <div className={styles.picture}>
        <Illustration {...picture} loading="eager" fetchPriority="high" />
      </div>
    </section>
  );
}
