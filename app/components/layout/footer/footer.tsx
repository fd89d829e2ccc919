import styles from './footer.module.css';
import { FooterContent } from './footer-content.tsx';

/** The site's footer (requirements 2, "Footer"). */
export function Footer() {
  return (
    <footer className={`on-dark ${styles.footer}`}>
      <FooterContent />
    </footer>
  );
}
