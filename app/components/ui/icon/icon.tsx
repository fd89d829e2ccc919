import type { IconName } from '#content/types/icon-name.ts';
import styles from './icon.module.css';
import sprite from './icons.svg';

/**
 * A decorative line icon (drawings: Lucide, ISC licence) in the colour and size of the text beside it; it says
 * nothing to a screen reader.
 */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
