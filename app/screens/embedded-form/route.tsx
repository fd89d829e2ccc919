import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { SubmissionForm } from '#app/components/forms/submission-form/submission-form.tsx';
import { TermsDialog } from '#app/components/forms/terms/terms.tsx';
import { chosenAnswers } from '#app/forms/chosen-answers.ts';
import { actOnForm, placeAt } from '#app/forms/form-route.server.ts';
import { progressOf } from '#app/forms/progress.ts';
import { emptyForm, type InitialForm, useSubmissionForm } from '#app/forms/use-submission-form.ts';
import { isFramed } from '#app/frames/is-framed.server.ts';
import { metadataOf, notIndexed } from '#app/page-metadata.ts';
import { LatePlanReminder } from '#app/screens/plan/plan-reminder.tsx';
import { planSummary } from '#app/screens/plan/plan-summary.server.ts';
import { findEmbeddedForm } from '#submissions/forms/forms.ts';
import { createSubmissionId } from '#submissions/submission-id.ts';
import type { Route } from './+types/route.ts';
import { Sheet } from './sheet.tsx';

/** A sheet of its own, without the site's header and footer (root.tsx). */
export const handle = {
  bareName: ({ form }: Awaited<ReturnType<typeof loader>>) => form.heading,
};

/** The form is sent with an id of its own, and what was sent back by the server is the visitor's alone. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => {
  const headers = new Headers(actionHeaders);
  headers.set('Cache-Control', 'no-store');
  headers.set('Vary', 'Sec-Fetch-Dest');
  return headers;
};

export function loader({ request, params }: Route.LoaderArgs) {
  const page = findEmbeddedForm(params.form)?.page;
  if (!page) throw data(null, { status: 404 });
  const place = placeAt(params);
  const { searchParams } = new URL(request.url);
  const plan = planSummary(searchParams, place.programme);
  return {
    page,
    framed: isFramed(request),
    form: place.form,
    path: place.path,
    chosen: chosenAnswers(place.form, searchParams),
    submissionId: createSubmissionId(),
    ...(plan && { plan }),
  };
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  actOnForm(request, params, context);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...metadataOf({ title: loaderData.page.title, description: loaderData.page.lede }),
        notIndexed,
      ]
    : [];

/** The texts don't change while the page is open. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.form !== nextParams.form;

export default function EmbeddedFormRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, submissionId, ...page } = loaderData;
  const initial = actionData ?? emptyForm(page.form, { chosen, submissionId });
  // A key, so that going from one form to another starts anew.
  return <EmbeddedForm key={page.path} {...page} initial={initial} />;
}

/** A form of our own for a frame; its confirmation takes its place on the same sheet. */
function EmbeddedForm({
  page,
  framed,
  form,
  path,
  plan,
  initial,
}: Omit<Route.ComponentProps['loaderData'], 'chosen' | 'submissionId'> & { initial: InitialForm }) {
  const control = useSubmissionForm(form, { initial, path, withNotices: false });
  const { sent } = control;
  if (sent) {
    return (
      <Sheet page={page} framed={framed} confirmed>
        <sent.FreshConfirmation
          form={form}
          level={1}
          {...form.stored}
          receipt={sent.receipt}
          inSheet
        >
          <LatePlanReminder plan={plan} level={2} inSheet />
        </sent.FreshConfirmation>
      </Sheet>
    );
  }
  return (
    <Sheet page={page} framed={framed}>
      <SubmissionForm
        form={form}
        path={plan ? `${path}?${plan.query}` : path}
        initial={initial}
        control={control}
        progress={progressOf(control.state)}
      />
      {form.terms && <TermsDialog {...form.terms} />}
    </Sheet>
  );
}
