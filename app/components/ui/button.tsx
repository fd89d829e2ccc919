import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from '#content/types/icon-name.ts';
import styles from './button.module.css';
import { Icon } from './icon/icon.tsx';

/** `primary` is the one main action of a view; `light` is it on dark grounds. */
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
 * A link that looks like a button. `to` is a route, an address or `#id` on this page; `current` says that it
 * is this page, or its section; `target` opens it in a tab of its own.
 */
export function ButtonLink({
  to,
  current,
  target,
  icon,
  children,
  ...look
}: ButtonAppearance & { to: string; current?: 'page' | 'true' | undefined; target?: '_blank' }) {
  return (
    <a
      href={to}
      className={getButtonClassName(look)}
      aria-current={current}
      {...(target && { target, rel: 'noopener' })}
    >
      {icon === 'arrow-left' && <Icon name={icon} />}
      {children}
      {icon && icon !== 'arrow-left' && <Icon name={icon} />}
    </a>
  );
}

/** A button; `type` has to be given, since a forgotten one submits forms. */
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
