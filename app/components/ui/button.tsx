import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import type { IconName } from '#content/types/icon-name.ts';
import styles from './button.module.css';
import { Icon } from './icon/icon.tsx';

/** The variant `primary` is for the main action of a view; `light` replaces it on dark surfaces. */
type ButtonAppearance = {
  variant?: 'primary' | 'ink' | 'ghost' | 'light';
  size?: 'regular' | 'small';
  block?: boolean;
  icon?: IconName;
  children: ReactNode;
};

function getButtonClassName({
  variant = 'primary',
  size = 'regular',
  block = false,
}: Omit<ButtonAppearance, 'children'>) {
  return [styles.button, styles[variant], size === 'small' && styles.small, block && styles.block]
    .filter(Boolean)
    .join(' ');
}

/**
 * A link that looks like a button.
 *
 * @param props.to a path, a URL or a fragment of this page
 * @param props.current the value of `aria-current`: "page" for the current page, "true" for its section
 * @param props.onClick for a link that a script of the page handles itself
 * @param props.target `_blank` opens the link in a new tab
 */
export function ButtonLink({
  to,
  current,
  target,
  onClick,
  icon,
  children,
  ...look
}: ButtonAppearance & {
  to: string;
  current?: 'page' | 'true' | undefined;
  target?: '_blank';
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}) {
  return (
    <PageLink
      to={to}
      className={getButtonClassName(look)}
      aria-current={current}
      onClick={onClick}
      {...(target && { target, rel: 'noopener' })}
    >
      {icon === 'arrow-left' && <Icon name={icon} className={styles.back} />}
      {children}
      {icon && icon !== 'arrow-left' && <Icon name={icon} />}
    </PageLink>
  );
}

/** A button. `type` is required, because a button without one submits its form. */
export function Button({
  variant,
  size,
  block,
  icon,
  children,
  ...attributes
}: ButtonAppearance &
  Omit<ComponentProps<'button'>, 'className'> & { type: 'button' | 'submit' | 'reset' }) {
  return (
    <button
      {...attributes}
      className={getButtonClassName({
        ...(variant && { variant }),
        ...(size && { size }),
        ...(block && { block }),
      })}
    >
      {children}
      {icon && <Icon name={icon} />}
    </button>
  );
}
