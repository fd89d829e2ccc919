import type { IconName } from '#content/types/icon-name.ts';
import { Icon } from './icon/icon.tsx';
import styles from './round-button.module.css';
import { Tooltip } from './tooltip.tsx';

/**
 * A round button with only an icon. Its label is its accessible name and its tooltip.
 *
 * @param props the `data-…` attributes identify the button for the script that handles its clicks
 */
export function RoundButton({
  label,
  icon,
  ...attributes
}: {
  label: string;
  icon: IconName;
  'data-action'?: string;
  'data-pause'?: string;
  'data-play'?: string;
}) {
  return (
    <Tooltip label={label}>
      <button type="button" {...attributes} className={styles.button} aria-label={label}>
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}
