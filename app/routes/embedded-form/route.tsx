import { data } from 'react-router';
import { planSummary } from '#app/features/document-planner/plan-summary.server.ts';
import { isFramed } from '#app/features/embeds/is-framed.server.ts';
import { chosenAnswers } from '#app/features/submission-form/chosen-answers.ts';
import { actOnForm, placeAt } from '#app/features/submission-form/form-route.server.ts';
import { emptyForm } from '#app/features/submission-form/initial-form.ts';
import { Island } from '#app/islands/island.tsx';
import { metadataOf, notIndexed } from '#app/seo/page-metadata.ts';
import { findEmbeddedForm } from '#domain/submissions/forms/forms.ts';
import { createSubmissionId } from '#domain/submissions/submission-id.ts';
import type { Route } from './+types/route.ts';
import { EmbeddedForm } from './embedded-form.tsx';

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

export default function EmbeddedFormRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, submissionId, ...page } = loaderData;
  const initial = actionData ?? emptyForm(page.form, { chosen, submissionId });
  return <Island name="embedded-form" of={EmbeddedForm} props={{ ...page, initial }} />;
}
