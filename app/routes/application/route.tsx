import { data } from 'react-router';
import { ApplicationHeader } from '#app/components/sections/application-header.tsx';
import { createPlanSummary } from '#app/features/document-planner/plan-summary.server.ts';
import { FormIsland } from '#app/features/submission-form/form-island.tsx';
import {
  getFormOr404,
  handleFormSubmission,
} from '#app/features/submission-form/form-route.server.ts';
import { createEmptyForm } from '#app/features/submission-form/initial-form.ts';
import { getPrefilledAnswers } from '#app/features/submission-form/prefilled-answers.ts';
import { createMeta } from '#app/seo/page-metadata.ts';
import { getApplicationPage } from '#content/application-pages.ts';
import { isApplicationSlug } from '#domain/submissions/forms/application-programmes.ts';
import { createSubmissionId } from '#domain/submissions/submission-id.ts';
import type { Route } from './+types/route.ts';
import { ApplicationPage } from './application-page.tsx';

/**
 * Each response contains a new submission id, and a form that the server returns contains the visitor's answers. The page
 * therefore isn't stored in any cache.
 */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => {
  const headers = new Headers(actionHeaders);
  headers.set('Cache-Control', 'no-store');
  return headers;
};

export function loader({ request, params }: Route.LoaderArgs) {
  const { programme } = params;
  if (!isApplicationSlug(programme)) throw data(null, { status: 404 });
  const { form, path } = getFormOr404(request, params);
  const { searchParams } = new URL(request.url);
  const plan = createPlanSummary(searchParams, programme, { language: form.language });
  return {
    form,
    path,
    page: getApplicationPage(programme, form.language),
    chosen: getPrefilledAnswers(form, searchParams),
    submissionId: createSubmissionId(),
    ...(plan && { plan }),
  };
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  handleFormSubmission(request, params, context);

export const meta: Route.MetaFunction = createMeta(({ page }) => page);

export default function ApplicationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { form, path, page, chosen, submissionId, plan } = loaderData;
  const initial = actionData ?? createEmptyForm(form, { chosen, submissionId });
  // The server still accepts a form that was opened before the pause, so that no application is lost.
  if (page.paused && !actionData) return <ApplicationHeader {...page} />;
  return (
    <FormIsland
      name="application"
      component={ApplicationPage}
      props={{ form, path, page, plan, initial }}
    />
  );
}
