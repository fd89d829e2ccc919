import type { PostView } from '#app/features/blog/post-view.server.ts';
import { getLanguage, type Language } from '#content/language.ts';
import { site } from '#content/site.ts';
import { listAlternateLinks } from './alternate-links.ts';
import { getCanonicalPath } from './canonical-path.ts';
import { getPreviewImage } from './link-preview.server.ts';
import { formatDocumentTitle } from './page-metadata.ts';
import { createStructuredData } from './structured-data/create-structured-data.server.ts';

/** The languages as Open Graph names them. */
const locales = { en: 'en_GB', bn: 'bn_BD' } satisfies Record<Language, string>;

/** A page that search engines may index. */
type IndexablePage = {
  /** The site's public URL, without a trailing slash. */
  siteUrl: string;
  /** Without a query: the filtered views of the blog's list have the list as their canonical URL. */
  path: string;
  title: string;
  description: string;
  /** The post, on a post's page. */
  post?: PostView | null;
};

/**
 * The tags of a page for search engines and link previews: its canonical URL, its versions in other languages, its link preview
 * (Open Graph, whose texts and image Twitter's card uses as well), and its structured data (JSON-LD).
 */
export function SeoTags({ siteUrl, path, title, description, post }: IndexablePage) {
  const url = siteUrl + path;
  const language = getLanguage(path);
  const hasVersions = !post || post.counterpart === 'translation';
  const versions = hasVersions ? listAlternateLinks(path) : [];
  const image = getPreviewImage({
    path,
    name: formatDocumentTitle(title, language),
    post,
  });
  const imageUrl = siteUrl + image.src;
  const properties = {
    'og:url': url,
    'og:type': post ? 'article' : 'website',
    'og:site_name': site[language].name,
    'og:locale': locales[language],
    'og:locale:alternate':
      versions.length > 0 ? locales[language === 'bn' ? 'en' : 'bn'] : undefined,
    'og:title': title,
    'og:description': description,
    'og:image': imageUrl,
    'og:image:width': image.width,
    'og:image:height': image.height,
    'og:image:alt': image.description,
    'article:published_time': post?.dateTime,
  };
  const graph = createStructuredData({ siteUrl, path, title, description, image: imageUrl, post });
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return (
    <>
      <link rel="canonical" href={siteUrl + getCanonicalPath(path, post)} />
      {versions.map((link) => (
        <link
          key={link.hrefLang}
          rel="alternate"
          hrefLang={link.hrefLang}
          href={siteUrl + link.path}
        />
      ))}
      {Object.entries(properties).map(
        ([property, content]) =>
          content !== undefined && (
            <meta key={property} property={property} content={`${content}`} />
          ),
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<`.
        dangerouslySetInnerHTML={{ __html: data.replaceAll('<', '\\u003c') }}
      />
    </>
  );
}

/** Excludes error pages, and pages whose status isn't 200, from search engines. */
export const NoindexTag = () => <meta name="robots" content="noindex" />;
