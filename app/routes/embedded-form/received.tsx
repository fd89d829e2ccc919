import { data } from 'react-router';
import { isIframeRequest } from '#app/features/embeds/is-iframe-request.server.ts';
import { loadConfirmation } from '#app/features/submission-form/form-route.server.ts';
import { ReceivedConfirmation } from '#app/features/submission-form/received-confirmation.tsx';
import { createMeta, noindexMeta } from '#app/seo/page-metadata.ts';
import { getRequestLanguage } from '#content/language.ts';
import { findEmbeddedForm } from '#domain/submissions/forms/forms.ts';
import type { Route } from './+types/received.ts';
import { EmbeddedFormLayout } from './embedded-form-layout.tsx';
import { EmbeddedFormPanel } from './embedded-form-panel.tsx';

/** The title of a page without the site's header and footer, as in route.tsx. */
export const handle = {
  standaloneTitle: ({ form }: Awaited<ReturnType<typeof loader>>) => form.heading,
};

export const headers = () => ({ 'Cache-Control': 'no-store', Vary: 'Sec-Fetch-Dest' });

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = findEmbeddedForm(params.form, getRequestLanguage(request))?.page;
  if (!page) throw data(null, { status: 404 });
  const confirmation = await loadConfirmation(request, params, context);
  return { ...confirmation, page, isEmbedded: isIframeRequest(request) };
}

export const meta: Route.MetaFunction = createMeta(
  ({ form }) => ({ title: form.stored.title, description: form.stored.text }),
  noindexMeta,
);

export default function EmbeddedFormReceived({ loaderData }: Route.ComponentProps) {
  const { page, isEmbedded, ...confirmation } = loaderData;
  return (
    <EmbeddedFormLayout page={page} isEmbedded={isEmbedded}>
      <EmbeddedFormPanel page={page} isEmbedded={isEmbedded} isConfirmation>
        <ReceivedConfirmation {...confirmation} inSheet />
      </EmbeddedFormPanel>
    </EmbeddedFormLayout>
  );
}
