import { data, redirect } from 'react-router';
import { applicationForm, failures } from '#app/content/applications/application-form.ts';
import { applicationHeader } from '#app/content/applications/application-header.ts';
import { applicationPages } from '#app/content/applications/application-pages.ts';
import { confirmation } from '#app/content/applications/confirmation.ts';
import { terms } from '#app/content/applications/terms.ts';
import { metadataOf } from '#app/page-metadata.ts';
import { findProgramme } from '#submissions/programmes.ts';
import type { Route } from './+types/route.ts';
import { ApplicationPage } from './application-page.tsx';
import { emptyApplication } from './assessment.ts';
import { headersOf, receiveApplication } from './receive-application.server.ts';
import { createSubmissionId } from './submission-id.ts';

/** The form carries an id of its own, and what was sent back by the server is the visitor's alone. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => {
  const headers = new Headers(actionHeaders);
  headers.set('Cache-Control', 'no-store');
  return headers;
};

export function loader({ params }: Route.LoaderArgs) {
  const programme = findProgramme(params.programme);
  if (!programme) throw data(null, { status: 404 });
  const { slug, options } = programme;
  return {
    programme: { slug, options },
    texts: {
      page: applicationPages[slug],
      header: applicationHeader,
      form: applicationForm,
      failures,
      terms,
      confirmation,
    },
    submissionId: createSubmissionId(),
  };
}

/** For a form that the browser sends itself: without scripts, or before they are there. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const programme = findProgramme(params.programme);
  if (!programme) throw data(null, { status: 404 });
  const received = await receiveApplication(request, programme, context);
  if (received.kind === 'stored') {
    const query = new URLSearchParams({
      reference: received.receipt.reference,
      submission: received.submissionId,
    });
    return redirect(`/apply/${programme.slug}/received?${query}`, 303);
  }
  const { status, ...sentBack } = received;
  return data(sentBack, { status, headers: headersOf(received) });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metadataOf(loaderData.texts.page) : [];

/** The texts don't change while the page is open, and a new submission id belongs to a new form. */
export const shouldRevalidate = () => false;

export default function ApplyForProgramme({ loaderData, actionData }: Route.ComponentProps) {
  const { programme, texts, submissionId } = loaderData;
  const initial = {
    values: actionData?.values ?? emptyApplication,
    submissionId: actionData?.sentId ?? submissionId,
    errors: actionData?.kind === 'refused' ? actionData.errors : {},
    failure: actionData?.kind === 'failed' ? actionData.failure : undefined,
  };
  return (
    <ApplicationPage key={programme.slug} programme={programme} texts={texts} initial={initial} />
  );
}
