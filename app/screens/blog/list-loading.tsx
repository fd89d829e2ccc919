import { blog } from '#app/content/blog.ts';
import card from './card.module.css';
import lead from './lead-post.module.css';
import styles from './list-loading.module.css';
import list from './post-list.module.css';
import side from './side-post.module.css';

/** Stands where the list will be: one large story and three small ones. */
export function ListLoading() {
  return (
    <div className={`${list.front} ${styles.loading}`}>
      <p className="visually-hidden">{blog.list.loading}</p>
      <div className={`${lead.lead} ${styles.lead}`} />
      <div className={list.side}>
        {[1, 2, 3].map((place) => (
          <div key={place} className={`${card.withThumbnail} ${side.side} ${styles.row}`}>
            <div className={`${card.picture} ${styles.picture}`} />
            <div className={styles.lines} />
          </div>
        ))}
      </div>
    </div>
  );
}
