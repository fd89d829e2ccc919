import { planSummary } from '#app/features/document-planner/plan-summary.server.ts';
import { Reminder } from '#app/features/document-planner/reminder.tsx';
import { Confirmation } from '#app/features/submission-form/components/confirmation.tsx';
import { placeAt, receiptAt } from '#app/features/submission-form/form-route.server.ts';
import { Island } from '#app/islands/island.tsx';
import { metadataOf, notIndexed } from '#app/seo/page-metadata.ts';
import type { Route } from './+types/received.ts';

export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const place = placeAt(params);
  const { correct, stored } = place.form;
  const received = await receiptAt(request, place, context);
  const plan = planSummary(new URL(request.url).searchParams, place.programme);
  return { ...received, ...(plan && { plan }), path: place.path, form: { correct, stored } };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...metadataOf({
          title: loaderData.form.stored.title,
          description: loaderData.form.stored.text,
        }),
        notIndexed,
      ]
    : [];

/** The page after a form that the browser sent itself. */
export default function ApplicationReceived({ loaderData }: Route.ComponentProps) {
  const { path, submissionId, receipt, form, plan } = loaderData;
  return (
    <Confirmation
      form={form}
      level={1}
      {...form.stored}
      receipt={receipt}
      sent={{ path, submissionId }}
    >
      {plan && <Island name="plan-reminder" of={Reminder} props={{ plan, level: 2 }} />}
    </Confirmation>
  );
}
