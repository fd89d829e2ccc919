import { type ComponentType, lazy, Suspense } from 'react';
import type { PlanSummary } from './plan-summary.ts';
import type { ReminderProps } from './reminder.tsx';

/* An application is stored by then: what doesn't come is left out, and takes nothing with it. */
const Reminder = lazy<ComponentType<ReminderProps>>(() =>
  import('./reminder.tsx').then(
    (module) => ({ default: module.Reminder }),
    () => ({ default: () => null }),
  ),
);

/** The plan of whoever came to a form from one, in the form's confirmation, which doesn't wait for it. */
export const LazyReminder = ({
  plan,
  ...look
}: Omit<ReminderProps, 'plan'> & { plan: PlanSummary | undefined }) =>
  plan && (
    <Suspense>
      <Reminder plan={plan} {...look} />
    </Suspense>
  );
