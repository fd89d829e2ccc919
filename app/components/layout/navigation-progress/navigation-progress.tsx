import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { frame } from '#app/content/frame.ts';
import styles from './navigation-progress.module.css';

/** In milliseconds. A page that comes sooner needs none, and each frame with one would be drawn before it. */
const patience = 300;

/** A thin line along the top while the next page is fetched, for slow networks. */
export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, patience, isLoading);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return (
    <div role="status">
      {isLoading && isSlow && <span className={styles.line}>{frame.loading}</span>}
    </div>
  );
}
