import { ServerPart } from '../server-part/server-part.tsx';
import styles from './footer.module.css';

/** The site's footer (requirements 2, "Footer"). */
export function Footer() {
  return <ServerPart name="footer" as="footer" className={`on-dark ${styles.footer}`} />;
}
