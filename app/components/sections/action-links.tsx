import type { Action } from '#content/types/common.ts';
import { ButtonLink } from '../ui/button.tsx';

/** A row of link buttons: the first is the primary action, the others are secondary. */
export function ActionLinks({
  actions,
  onDark = false,
}: {
  actions: readonly Action[];
  onDark?: boolean;
}) {
  return (
    <div className="actions">
      {actions.map(({ to, name }, index) =>
        index === 0 ? (
          <ButtonLink
            key={`${name} ${to}`}
            to={to}
            variant={onDark ? 'light' : 'primary'}
            icon="arrow-right"
          >
            {name}
          </ButtonLink>
        ) : (
          <ButtonLink key={`${name} ${to}`} to={to} variant="ghost">
            {name}
          </ButtonLink>
        ),
      )}
    </div>
  );
}
