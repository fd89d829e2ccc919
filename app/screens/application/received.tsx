import { useEffect } from 'react';
import { data } from 'react-router';
import { confirmation } from '#app/content/applications/confirmation.ts';
import { metadataOf } from '#app/page-metadata.ts';
import { applicationsContext } from '#submissions/context.server.ts';
import { findProgramme } from '#submissions/programmes.ts';
import type { Route } from './+types/received.ts';
import { Confirmation } from './confirmation.tsx';
import { draftOf } from './draft.ts';

export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const programme = findProgramme(params.programme);
  const { searchParams } = new URL(request.url);
  const submissionId = searchParams.get('submission') ?? '';
  const found =
    programme &&
    (await context
      .get(applicationsContext)
      .findConfirmation(searchParams.get('reference') ?? '', submissionId));
  if (!found || found.programme !== programme.slug) throw data(null, { status: 404 });
  const { reference, submittedAt } = found;
  const receipt = { reference, submittedAt, programme: programme.name };
  return { slug: programme.slug, submissionId, receipt, texts: confirmation };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...metadataOf({
          title: loaderData.texts.page.title,
          description: loaderData.texts.page.text,
        }),
        { name: 'robots', content: 'noindex' },
      ]
    : [];

/** The page after a form that the browser sent itself. */
export default function ApplicationReceived({ loaderData }: Route.ComponentProps) {
  const { slug, submissionId, receipt, texts } = loaderData;
  useEffect(() => {
    const draft = draftOf(slug);
    if (draft.read()?.submissionId === submissionId) draft.remove();
  }, [slug, submissionId]);
  return <Confirmation level={1} {...texts.page} receipt={receipt} texts={texts} />;
}
