import { data, useLoaderData } from 'react-router';
import { ApplicationHeader } from '#app/components/sections/application-header.tsx';
import { DocumentList } from '#app/components/sections/document-list.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { getEmbeddedFrame, passQueryToForm } from '#app/features/embeds/embedded-frame.server.ts';
import { FormFrame } from '#app/features/embeds/embedded-frame.tsx';
import { createPageMetadata } from '#app/seo/page-metadata.ts';
import { getApplicationPage, getEmbeddedApplication } from '#content/application-pages.ts';
import { getLanguage, localisePath } from '#content/language.ts';
import { findProgramme } from '#content/programmes/programmes.ts';
import styles from './embedded-application.module.css';

/** Several routes share this module, so it has no generated `Route` types. */
export function loader({
  request,
  context,
}: {
  request: Request;
  context: Parameters<typeof getEmbeddedFrame>[1];
}) {
  const { pathname, search } = new URL(request.url);
  const language = getLanguage(pathname);
  const programme = findProgramme(localisePath(pathname, 'en').replace(/^\/apply\//, ''));
  if (!programme || programme.form === 'application') throw data(null, { status: 404 });
  return {
    ...getEmbeddedApplication(language),
    page: getApplicationPage(programme.slug, language),
    // The fallback link opens the internship's form on all of these pages (requirements, "The shared application form").
    frame: passQueryToForm(
      search.slice(1),
      getEmbeddedFrame(programme.form, context, {
        language,
        fallback: 'international-internship',
      }),
    ),
  };
}

export const meta = ({
  loaderData,
  location,
}: {
  loaderData?: Awaited<ReturnType<typeof loader>>;
  location: { pathname: string };
}) => (loaderData ? createPageMetadata(loaderData.page, getLanguage(location.pathname)) : []);

export default function EmbeddedApplication() {
  const { page, documents, frame } = useLoaderData<typeof loader>();
  if (page.paused) return <ApplicationHeader {...page} />;
  return (
    <>
      <ApplicationHeader {...page} />
      <div className={`container ${styles.columns}`}>
        <aside aria-labelledby="documents">
          {/* The list is collapsed, since visitors fill in the form without it, and on a phone it precedes the form. */}
          <details className={styles.documents}>
            <summary>
              <h2 id="documents">{documents.title}</h2>
              <Icon name="chevron-down" />
            </summary>
            <DocumentList documents={documents.documents} tickable />
          </details>
        </aside>
        <section aria-labelledby="form">
          <h2 id="form" className={styles.heading}>
            {frame.title}
          </h2>
          <FormFrame frame={frame} />
        </section>
      </div>
    </>
  );
}
