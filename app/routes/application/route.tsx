import { data } from 'react-router';
import { ApplicationHeader } from '#app/components/sections/application-header.tsx';
import { planSummary } from '#app/features/document-planner/plan-summary.server.ts';
import { chosenAnswers } from '#app/features/submission-form/chosen-answers.ts';
import { actOnForm, placeAt } from '#app/features/submission-form/form-route.server.ts';
import { emptyForm } from '#app/features/submission-form/initial-form.ts';
import { Island } from '#app/islands/island.tsx';
import { metadataOf } from '#app/seo/page-metadata.ts';
import { applicationPage } from '#content/application-pages.ts';
import { applicationForm } from '#domain/submissions/forms/application.ts';
import { isApplicationSlug } from '#domain/submissions/forms/application-programmes.ts';
import { createSubmissionId } from '#domain/submissions/submission-id.ts';
import type { Route } from './+types/route.ts';
import { ApplicationPage } from './application-page.tsx';

/** The form is sent with an id of its own, and what was sent back by the server is the visitor's alone. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => {
  const headers = new Headers(actionHeaders);
  headers.set('Cache-Control', 'no-store');
  return headers;
};

export function loader({ request, params }: Route.LoaderArgs) {
  const { programme } = params;
  if (!isApplicationSlug(programme)) throw data(null, { status: 404 });
  const { form, path } = placeAt(params);
  const { searchParams } = new URL(request.url);
  const plan = planSummary(searchParams, programme);
  return {
    programme,
    path,
    page: applicationPage(programme),
    chosen: chosenAnswers(form, searchParams),
    submissionId: createSubmissionId(),
    ...(plan && { plan }),
  };
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  actOnForm(request, params, context);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metadataOf(loaderData.page) : [];

export default function ApplicationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { programme, path, page, chosen, submissionId, plan } = loaderData;
  const initial = actionData ?? emptyForm(applicationForm(programme), { chosen, submissionId });
  // The server still takes what somebody had begun to fill in before: no application is lost.
  if (page.paused && !actionData) return <ApplicationHeader {...page} />;
  return (
    <Island
      name="application"
      of={ApplicationPage}
      props={{ programme, path, page, plan, initial }}
    />
  );
}
