import { type ComponentType, lazy, Suspense } from 'react';
import type { PlanSummary } from './plan-summary.ts';

/* An application is stored by then: what doesn't come is left out, and takes nothing with it. */
const Reminder = lazy<ComponentType<Look & { plan: PlanSummary }>>(() =>
  import('./reminder.tsx').then(
    (module) => ({ default: module.Reminder }),
    () => ({ default: () => null }),
  ),
);

type Look = {
  /** The heading's. */
  level: 2 | 3;
  inSheet?: boolean;
};

type Props = Look & { plan: PlanSummary | undefined };

/**
 * The plan of whoever came to a form from one, in the form's confirmation; its code comes with it, and not before. On a
 * page of its own the server renders it: without a boundary, whose stylesheet only a script could show.
 */
export const PlanReminder = ({ plan, ...look }: Props) =>
  plan && <Reminder plan={plan} {...look} />;

/** In a confirmation that must not wait for it. */
export const LatePlanReminder = (props: Props) => (
  <Suspense>
    <PlanReminder {...props} />
  </Suspense>
);
