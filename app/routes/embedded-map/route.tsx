import { PageLink } from '#app/components/language/page-link.tsx';
import { Logo } from '#app/components/layout/logo.tsx';
import { OfficeHoursLine } from '#app/components/sections/office-hours/office-hours.tsx';
import { getOfficeStatus } from '#app/components/sections/office-hours/office-status.ts';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { isIframeRequest } from '#app/features/embeds/is-iframe-request.server.ts';
import { createMeta, noindexMeta } from '#app/seo/page-metadata.ts';
import { getRequestLanguage } from '#content/language.ts';
import { officeMap } from '#content/office-map.ts';
import type { Route } from './+types/route.ts';
import styles from './embedded-map.module.css';

/** root.tsx omits the site's header and footer if a route has a `standaloneTitle`, and labels the page with it. */
export const handle = {
  standaloneTitle: ({ content }: ReturnType<typeof loader>) => content.title,
};

export const headers = () => ({ 'Cache-Control': 'no-store', Vary: 'Sec-Fetch-Dest' });

export const loader = ({ request }: Route.LoaderArgs) => ({
  content: officeMap[getRequestLanguage(request)],
  officeStatus: getOfficeStatus(new Date()),
  isEmbedded: isIframeRequest(request),
});

export const meta: Route.MetaFunction = createMeta(
  ({ content }) => ({ title: content.title, description: content.lead }),
  noindexMeta,
);

/**
 * The illustrated map of the office, for an iframe or as a page of its own. In an iframe the surrounding page has the address
 * beside it.
 */
export default function EmbeddedMap({ loaderData }: Route.ComponentProps) {
  const { content, officeStatus, isEmbedded } = loaderData;
  return (
    <div className={styles.map}>
      <div className={styles.picture}>
        <Illustration {...content.picture} loading="eager" />
        <p>{content.note}</p>
      </div>
      {!isEmbedded && (
        <div className={styles.brand}>
          <Logo tone="dark" />
        </div>
      )}
      <div className={`on-dark ${styles.infoPanel}`}>
        {isEmbedded ? (
          <h1 className="visually-hidden">{content.title}</h1>
        ) : (
          <div>
            <h1>{content.title}</h1>
            <address>{content.address}</address>
          </div>
        )}
        <OfficeHoursLine status={officeStatus} />
        <PageLink to={content.link.to} className="text-link" target="_blank" rel="noopener">
          {content.link.name}
          <Icon name="external-link" />
        </PageLink>
      </div>
    </div>
  );
}
