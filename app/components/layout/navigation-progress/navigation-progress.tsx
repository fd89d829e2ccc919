import { useNavigation } from 'react-router';
import { frame } from '#app/content/frame.ts';
import styles from './navigation-progress.module.css';

/** A thin line along the top while the next page is fetched, for slow networks. A fast page never shows it. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <div role="status">
      {state === 'loading' && (
        <>
          <span className={styles.line} />
          <span className="visually-hidden">{frame.loading}</span>
        </>
      )}
    </div>
  );
}
