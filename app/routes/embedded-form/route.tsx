import { data } from 'react-router';
import { readContactTopics } from '#app/features/contact-topics/contact-topics.server.ts';
import { isIframeRequest } from '#app/features/embeds/is-iframe-request.server.ts';
import { FormIsland } from '#app/features/submission-form/form-island.tsx';
import {
  createFormHeaders,
  handleFormSubmission,
  loadForm,
} from '#app/features/submission-form/form-route.server.ts';
import { createEmptyForm } from '#app/features/submission-form/initial-form.ts';
import { createMeta, noindexMeta } from '#app/seo/page-metadata.ts';
import { getRequestLanguage } from '#content/language.ts';
import { contactForm } from '#domain/submissions/forms/contact.ts';
import { findEmbeddedForm } from '#domain/submissions/forms/forms.ts';
import type { Route } from './+types/route.ts';
import { EmbeddedForm } from './embedded-form.tsx';
import { EmbeddedFormLayout } from './embedded-form-layout.tsx';

/** root.tsx omits the site's header and footer if a route has a `standaloneTitle`, and labels the page with it. */
export const handle = {
  standaloneTitle: ({ form }: Awaited<ReturnType<typeof loader>>) => form.heading,
};

export const headers = (args: Route.HeadersArgs) => {
  const headers = createFormHeaders(args);
  headers.set('Vary', 'Sec-Fetch-Dest');
  return headers;
};

export function loader({ request, params, context }: Route.LoaderArgs) {
  const language = getRequestLanguage(request);
  const page = findEmbeddedForm(params.form, language)?.page;
  if (!page) throw data(null, { status: 404 });
  const loaded = {
    ...loadForm(request, params, context),
    page,
    isEmbedded: isIframeRequest(request),
  };
  const topics =
    loaded.form.slug === contactForm.slug
      ? readContactTopics(new URL(request.url).searchParams, language)
      : undefined;
  if (!topics) return loaded;
  const { answers, heading, query } = topics;
  return { ...loaded, chosen: answers, about: { heading, query } };
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  handleFormSubmission(request, params, context);

export const meta: Route.MetaFunction = createMeta(
  ({ page, titlePrefix }) => ({ title: titlePrefix + page.title, description: page.lead }),
  noindexMeta,
);

export default function EmbeddedFormRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, offered, submissionId, titlePrefix: _, ...page } = loaderData;
  const initial = actionData ?? createEmptyForm(page.form, { chosen, offered, submissionId });
  return (
    <EmbeddedFormLayout page={page.page} isEmbedded={page.isEmbedded}>
      <FormIsland name="embedded-form" component={EmbeddedForm} props={{ ...page, initial }} />
    </EmbeddedFormLayout>
  );
}
