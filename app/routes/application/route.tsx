import { data } from 'react-router';
import { ApplicationHeader } from '#app/components/sections/application-header.tsx';
import { FormIsland } from '#app/features/submission-form/form-island.tsx';
import {
  createFormHeaders,
  handleFormSubmission,
  loadForm,
} from '#app/features/submission-form/form-route.server.ts';
import { createEmptyForm } from '#app/features/submission-form/initial-form.ts';
import { createMeta } from '#app/seo/page-metadata.ts';
import { getApplicationPage } from '#content/application-pages.ts';
import { isApplicationSlug } from '#domain/submissions/forms/application-programmes.ts';
import type { Route } from './+types/route.ts';
import { ApplicationPage } from './application-page.tsx';

export const headers = createFormHeaders;

export function loader({ request, params, context }: Route.LoaderArgs) {
  const { programme } = params;
  if (!isApplicationSlug(programme)) throw data(null, { status: 404 });
  const loaded = loadForm(request, params, context);
  return { ...loaded, page: getApplicationPage(programme, loaded.form.language) };
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  handleFormSubmission(request, params, context);

export const meta: Route.MetaFunction = createMeta(({ page, titlePrefix }) => ({
  ...page,
  title: titlePrefix + page.title,
}));

export default function ApplicationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { form, path, page, chosen, offered, submissionId } = loaderData;
  const initial = actionData ?? createEmptyForm(form, { chosen, offered, submissionId });
  // The server still accepts a form that was opened before the pause, so that no application is lost.
  if (page.paused && !actionData) return <ApplicationHeader {...page} />;
  return (
    <FormIsland
      name="application"
      component={ApplicationPage}
      props={{ form, path, page, initial }}
    />
  );
}
