import { useLanguage } from '#app/components/language/language-context.ts';
import { PageLink } from '#app/components/language/page-link.tsx';
import { siteChrome } from '#content/site-chrome.ts';
import type { Action } from '#content/types/common.ts';
import styles from './breadcrumb.module.css';

/** The breadcrumb: links to the pages of `trail`, from the top down, then the current page's name without a link. */
export function Breadcrumb({ trail, current }: { trail: readonly Action[]; current: string }) {
  return (
    <nav className={styles.breadcrumb} aria-label={siteChrome[useLanguage()].breadcrumb}>
      <ol>
        {trail.map(({ to, name }) => (
          <li key={`${name} ${to}`}>
            <PageLink to={to}>{name}</PageLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
