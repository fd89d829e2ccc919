import styles from './side-heading.module.css';

/** A section's title and lead in a column of their own, which stays beside the other column while that scrolls. */
export const SideHeading = ({ title, lead }: { title: string; lead: string }) => (
  <div className={styles.heading}>
    <h2>{title}</h2>
    <p className="lead muted">{lead}</p>
  </div>
);
