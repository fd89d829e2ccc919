import { data } from 'react-router';
import { readContactTopics } from '#app/features/contact-topics/contact-topics.server.ts';
import { createPlanSummary } from '#app/features/document-planner/plan-summary.server.ts';
import { isIframeRequest } from '#app/features/embeds/is-iframe-request.server.ts';
import { FormIsland } from '#app/features/submission-form/form-island.tsx';
import {
  getFormOr404,
  handleFormSubmission,
} from '#app/features/submission-form/form-route.server.ts';
import { createEmptyForm } from '#app/features/submission-form/initial-form.ts';
import { getPrefilledAnswers } from '#app/features/submission-form/prefilled-answers.ts';
import { createMeta, noindexMeta } from '#app/seo/page-metadata.ts';
import { getRequestLanguage } from '#content/language.ts';
import { contactForm } from '#domain/submissions/forms/contact.ts';
import { findEmbeddedForm } from '#domain/submissions/forms/forms.ts';
import { createSubmissionId } from '#domain/submissions/submission-id.ts';
import type { Route } from './+types/route.ts';
import { EmbeddedForm } from './embedded-form.tsx';
import { EmbeddedFormLayout } from './embedded-form-layout.tsx';

/** root.tsx omits the site's header and footer if a route has a `standaloneTitle`, and labels the page with it. */
export const handle = {
  standaloneTitle: ({ form }: Awaited<ReturnType<typeof loader>>) => form.heading,
};

/**
 * Each response contains a new submission id, and a form that the server returns contains the visitor's answers. The page
 * therefore isn't stored in any cache.
 */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => {
  const headers = new Headers(actionHeaders);
  headers.set('Cache-Control', 'no-store');
  headers.set('Vary', 'Sec-Fetch-Dest');
  return headers;
};

export function loader({ request, params }: Route.LoaderArgs) {
  const language = getRequestLanguage(request);
  const page = findEmbeddedForm(params.form, language)?.page;
  if (!page) throw data(null, { status: 404 });
  const formContext = getFormOr404(request, params);
  const { searchParams } = new URL(request.url);
  const plan = createPlanSummary(searchParams, formContext.programme, { language });
  const topics =
    formContext.form.slug === contactForm.slug
      ? readContactTopics(searchParams, language)
      : undefined;
  return {
    page,
    isEmbedded: isIframeRequest(request),
    form: formContext.form,
    path: formContext.path,
    chosen: topics?.answers ?? getPrefilledAnswers(formContext.form, searchParams),
    ...(topics && { about: { heading: topics.heading, query: topics.query } }),
    submissionId: createSubmissionId(),
    ...(plan && { plan }),
  };
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  handleFormSubmission(request, params, context);

export const meta: Route.MetaFunction = createMeta(
  ({ page }) => ({ title: page.title, description: page.lede }),
  noindexMeta,
);

export default function EmbeddedFormRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, submissionId, ...page } = loaderData;
  const initial = actionData ?? createEmptyForm(page.form, { chosen, submissionId });
  return (
    <EmbeddedFormLayout page={page.page} isEmbedded={page.isEmbedded}>
      <FormIsland name="embedded-form" component={EmbeddedForm} props={{ ...page, initial }} />
    </EmbeddedFormLayout>
  );
}
