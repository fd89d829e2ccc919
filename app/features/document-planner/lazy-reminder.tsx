import { type ComponentType, lazy, Suspense } from 'react';
import { getLanguage } from '#content/language.ts';
import type { PlanSummary } from './plan-summary.ts';
import type { ReminderProps } from './reminder.tsx';

/* The application is stored already, so a failed import must not break its confirmation: the reminder is left out. */
const Reminder = lazy<ComponentType<ReminderProps>>(() =>
  loadReminder().then(
    (module) => ({ default: module.Reminder }),
    () => ({ default: () => null }),
  ),
);

async function loadReminder() {
  const language = getLanguage(location.pathname);
  // A static import would add the texts of "Can I go?" to the scripts that every form loads.
  const { loadTexts } = await import('#app/features/eligibility-finder/finder-texts.ts');
  const [module] = await Promise.all([
    import('./reminder.tsx'),
    loadTexts('finder', language),
    loadTexts('planner', language),
  ]);
  return module;
}

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
