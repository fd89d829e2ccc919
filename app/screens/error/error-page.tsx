import { ButtonLink } from '#app/components/ui/button/button.tsx';
import { Illustration } from '#app/components/ui/illustration/illustration.tsx';
import { errorPage } from '#app/content/error-page.ts';
import { siteName } from '#app/content/site.ts';
import styles from './error-page.module.css';

/** What a visitor sees instead of a page: it doesn't exist (requirements 2), or it failed. */
export function ErrorPage({ notFound }: { notFound: boolean }) {
  const { documentTitle, number, title, lede } = notFound ? errorPage.notFound : errorPage.failed;
  return (
    <section className={styles.page}>
      <title>{`${documentTitle} | ${siteName}`}</title>
      <div className={`container ${styles.text}`}>
        <p className={styles.number}>{number}</p>
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        <ButtonLink to={errorPage.action.to} icon="arrow-left">
          {errorPage.action.name}
        </ButtonLink>
      </div>
      <Illustration {...errorPage.picture} loading="eager" className={styles.scene} />
    </section>
  );
}
