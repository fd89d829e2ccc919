import { ButtonLink } from '#app/components/ui/button/button.tsx';
import { site } from '#app/content/site.ts';
import fog from '#app/illustrations/scene-404.svg';
import styles from './error-page.module.css';

/** What a visitor sees instead of a page: it doesn't exist (SPEC section 2), or it failed. */
export function ErrorPage({ notFound }: { notFound: boolean }) {
  return (
    <section className={styles.page}>
      <title>
        {notFound ? `Page not found | ${site.name}` : `Something went wrong | ${site.name}`}
      </title>
      <img src={fog} alt="" width="900" height="600" className={styles.scene} />
      <div className={`container ${styles.text}`}>
        <p className={styles.number}>{notFound ? '404' : '500'}</p>
        <h1>{notFound ? 'Oops! Page not found' : 'This page could not be shown'}</h1>
        <p className="lede">
          {notFound
            ? 'The fog came down and this page is not on the map.'
            : 'Something failed on our side. Please try again in a moment; what you typed into a form is kept in this browser.'}
        </p>
        <ButtonLink to="/" icon="arrow-left">
          Return to Home
        </ButtonLink>
      </div>
    </section>
  );
}
