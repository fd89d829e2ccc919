import { useLanguage } from '#app/components/language/language-context.ts';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { errorPage as errorPages } from '#content/error-page.ts';
import { site } from '#content/site.ts';

/**
 * The page for a URL that doesn't exist (requirements 2), or for a page that failed. Only error pages have its stylesheet
 * (rendering/document-assets.server.ts).
 */
export function ErrorPage({ notFound }: { notFound: boolean }) {
  const language = useLanguage();
  const errorPage = errorPages[language];
  const { documentTitle, number, title, lead } = notFound ? errorPage.notFound : errorPage.failed;
  return (
    <>
      <title>{`${documentTitle} | ${site[language].name}`}</title>
      <section className="error-page">
        <div className="container">
          <p className="digits">{number}</p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <ButtonLink to={errorPage.action.to} icon="arrow-left">
            {errorPage.action.name}
          </ButtonLink>
        </div>
        <Illustration {...errorPage.picture} loading="eager" />
      </section>
    </>
  );
}
