import { useLanguage } from '#app/components/language/language-context.ts';
import { createPlanSummary } from '#app/features/document-planner/plan-summary.server.ts';
import { Reminder } from '#app/features/document-planner/reminder.tsx';
import { Confirmation } from '#app/features/submission-form/components/confirmation.tsx';
import {
  getFormOr404,
  loadConfirmationContent,
} from '#app/features/submission-form/form-route.server.ts';
import { Island } from '#app/islands/island.tsx';
import { createMeta, noindexMeta } from '#app/seo/page-metadata.ts';
import { confirmations } from '#content/forms/confirmations.ts';
import type { Route } from './+types/received.ts';

export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const formContext = getFormOr404(request, params);
  const { correct, stored } = formContext.form;
  const confirmationContent = await loadConfirmationContent(request, formContext, context);
  const plan = createPlanSummary(new URL(request.url).searchParams, formContext.programme, {
    language: formContext.form.language,
  });
  return {
    ...confirmationContent,
    ...(plan && { plan }),
    path: formContext.path,
    form: { correct, stored },
  };
}

export const meta: Route.MetaFunction = createMeta(
  ({ form }) => ({ title: form.stored.title, description: form.stored.text }),
  noindexMeta,
);

/** The confirmation page after a native form submission, without JavaScript or before it has loaded. */
export default function ApplicationReceived({ loaderData }: Route.ComponentProps) {
  const texts = confirmations[useLanguage()];
  const { path, submissionId, receipt, form, plan } = loaderData;
  return (
    <Confirmation
      texts={texts}
      form={form}
      level={1}
      {...form.stored}
      receipt={receipt}
      sent={{ path, submissionId }}
    >
      {plan && <Island name="plan-reminder" component={Reminder} props={{ plan, level: 2 }} />}
    </Confirmation>
  );
}
