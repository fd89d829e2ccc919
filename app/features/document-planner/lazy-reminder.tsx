import { type ComponentType, lazy, Suspense } from 'react';
import type { PlanSummary } from './plan-summary.ts';
import type { ReminderProps } from './reminder.tsx';

/* The application is stored already, so a failed import must not break its confirmation: the reminder is left out. */
const Reminder = lazy<ComponentType<ReminderProps>>(() =>
  import('./load-reminder.ts')
    .then(({ loadReminder }) => loadReminder())
    .then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
);

/**
 * The plan from which the visitor came to the form, in the confirmation of the application. The confirmation doesn't wait
 * for its code.
 */
export const LazyReminder = ({
  plan,
  ...look
}: Omit<ReminderProps, 'plan'> & { plan: PlanSummary | undefined }) =>
  plan && (
    <Suspense>
      <Reminder plan={plan} {...look} />
    </Suspense>
  );
