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

/** The plan of whoever came to a form from one, in the form's confirmation; its code comes with it, and not before. */
export function PlanReminder({ plan, ...look }: Look & { plan: PlanSummary | undefined }) {
  return (
    plan && (
      <Suspense>
        <Reminder plan={plan} {...look} />
      </Suspense>
    )
  );
}
