import type { IconName } from '#content/types/icon-name.ts';
import styles from './icon.module.css';
import sprite from './icons.svg';

/**
 * A decorative line icon in the colour and size of the surrounding text, hidden from screen readers. The drawings are from
 * Lucide (ISC licence).
 */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
