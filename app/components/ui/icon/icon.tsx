import styles from './icon.module.css';
import sprite from './icons.svg';

/** The symbols of `icons.svg` (drawings: Lucide, ISC licence). A new icon is a new symbol there and a name here. */
export type IconName =
  | 'alert'
  | 'arrow-down'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up'
  | 'award'
  | 'bed'
  | 'briefcase'
  | 'briefcase-business'
  | 'calendar'
  | 'check'
  | 'chef-hat'
  | 'chevron-down'
  | 'close'
  | 'cloud-off'
  | 'concierge-bell'
  | 'download'
  | 'exchange'
  | 'external-link'
  | 'facebook'
  | 'file'
  | 'globe'
  | 'graduation-cap'
  | 'info'
  | 'instagram'
  | 'laptop'
  | 'link'
  | 'linkedin'
  | 'lock'
  | 'mail'
  | 'map-pin'
  | 'megaphone'
  | 'menu'
  | 'message-circle'
  | 'monitor'
  | 'pause'
  | 'pen-line'
  | 'phone'
  | 'plane'
  | 'play'
  | 'plus'
  | 'printer'
  | 'refresh'
  | 'repeat'
  | 'route'
  | 'shield-check'
  | 'spinner'
  | 'sprout'
  | 'star'
  | 'stethoscope'
  | 'users'
  | 'utensils'
  | 'video'
  | 'wallet'
  | 'youtube';

/** A decorative line icon in the colour and size of the text beside it; it says nothing to a screen reader. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
