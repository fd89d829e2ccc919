import { data } from 'react-router';
import { planSummary } from '#app/features/document-planner/plan-summary.server.ts';
import { Reminder } from '#app/features/document-planner/reminder.tsx';
import { isFramed } from '#app/features/embeds/is-framed.server.ts';
import { Confirmation } from '#app/features/submission-form/components/confirmation.tsx';
import { placeAt, receiptAt } from '#app/features/submission-form/form-route.server.ts';
import { Island } from '#app/islands/island.tsx';
import { metadataOf, notIndexed } from '#app/seo/page-metadata.ts';
import { findEmbeddedForm } from '#domain/submissions/forms/forms.ts';
import type { Route } from './+types/received.ts';
import { Sheet } from './sheet.tsx';

/** As the form's own page (route.tsx). */
export const handle = {
  bareName: ({ form }: Awaited<ReturnType<typeof loader>>) => form.heading,
};

export const headers = () => ({ 'Cache-Control': 'no-store', Vary: 'Sec-Fetch-Dest' });

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = findEmbeddedForm(params.form)?.page;
  if (!page) throw data(null, { status: 404 });
  const place = placeAt(params);
  const { heading, correct, stored } = place.form;
  const received = await receiptAt(request, place, context);
  const plan = planSummary(new URL(request.url).searchParams, place.programme);
  return {
    ...received,
    ...(plan && { plan }),
    page,
    framed: isFramed(request),
    path: place.path,
    form: { heading, correct, stored },
  };
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
export default function EmbeddedFormReceived({ loaderData }: Route.ComponentProps) {
  const { page, framed, path, submissionId, receipt, form, plan } = loaderData;
  return (
    <Sheet page={page} framed={framed} confirmed>
      <Confirmation
        form={form}
        level={1}
        {...form.stored}
        receipt={receipt}
        sent={{ path, submissionId }}
        inSheet
      >
        {plan && (
          <Island name="plan-reminder" of={Reminder} props={{ plan, level: 2, inSheet: true }} />
        )}
      </Confirmation>
    </Sheet>
  );
}
