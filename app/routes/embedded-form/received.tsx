import { data } from 'react-router';
import { useLanguage } from '#app/components/language/language-context.ts';
import { createPlanSummary } from '#app/features/document-planner/plan-summary.server.ts';
import { Reminder } from '#app/features/document-planner/reminder.tsx';
import { isIframeRequest } from '#app/features/embeds/is-iframe-request.server.ts';
import { Confirmation } from '#app/features/submission-form/components/confirmation.tsx';
import {
  getFormOr404,
  loadConfirmationContent,
} from '#app/features/submission-form/form-route.server.ts';
import { Island } from '#app/islands/island.tsx';
import { createMeta, noindexMeta } from '#app/seo/page-metadata.ts';
import { confirmations } from '#content/forms/confirmations.ts';
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
  const formContext = getFormOr404(request, params);
  const { heading, correct, stored } = formContext.form;
  const confirmationContent = await loadConfirmationContent(request, formContext, context);
  const plan = createPlanSummary(new URL(request.url).searchParams, formContext.programme, {
    language: formContext.form.language,
  });
  return {
    ...confirmationContent,
    ...(plan && { plan }),
    page,
    isEmbedded: isIframeRequest(request),
    path: formContext.path,
    form: { heading, correct, stored },
  };
}

export const meta: Route.MetaFunction = createMeta(
  ({ form }) => ({ title: form.stored.title, description: form.stored.text }),
  noindexMeta,
);

/** The confirmation page after a native form submission, without JavaScript or before it has loaded. */
export default function EmbeddedFormReceived({ loaderData }: Route.ComponentProps) {
  const texts = confirmations[useLanguage()];
  const { page, isEmbedded, path, submissionId, receipt, form, plan } = loaderData;
  return (
    <EmbeddedFormLayout page={page} isEmbedded={isEmbedded}>
      <EmbeddedFormPanel page={page} isEmbedded={isEmbedded} isConfirmation>
        <Confirmation
          texts={texts}
          form={form}
          level={1}
          {...form.stored}
          receipt={receipt}
          sent={{ path, submissionId }}
          inSheet
        >
          {plan && (
            <Island
              name="plan-reminder"
              component={Reminder}
              props={{ plan, level: 2, isInIframe: true }}
            />
          )}
        </Confirmation>
      </EmbeddedFormPanel>
    </EmbeddedFormLayout>
  );
}
