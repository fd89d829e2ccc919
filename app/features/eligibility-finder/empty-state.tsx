import type { ReactNode } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import { Section } from '#app/components/layout/section.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { IllustrationName } from '#content/illustrations/illustrations.ts';
import type { FinderField } from '#content/types/finder-form.ts';

export type EmptyStateTexts = {
  title: string;
  lede: string;
  examplesTitle: string;
  /** Example sentences with links to their results. A part with `about` is the value of a field. */
  examples: readonly {
    to: string;
    parts: readonly { words: string; about?: FinderField['about'] }[];
  }[];
  pictures: readonly IllustrationName[];
};

/** Shown while no field is filled in: three example sentences, and a strip of posters. */
export function EmptyState({
  title,
  lede,
  examplesTitle,
  examples,
  pictures,
  children,
}: EmptyStateTexts & { children?: ReactNode }) {
  return (
    <Section surface="deep" className="empty-state" containerClass={false}>
      <div className="container">
        <div className="head">
          <h2 id="now" tabIndex={-1}>
            {title}
          </h2>
          <div>
            <p className="lead">{lede}</p>
            {children}
          </div>
        </div>
        <h3>{examplesTitle}</h3>
        <ul className="examples">
          {examples.map(({ to, parts }) => (
            <li key={to}>
              <PageLink to={to}>
                {parts.map(({ words, about }, index) =>
                  about ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in order.
                    <b key={index} className={about}>
                      {words}
                    </b>
                  ) : (
                    words
                  ),
                )}
                <Icon name="arrow-right" />
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
      <ul className="poster-strip" aria-hidden="true">
        {pictures.map((picture) => (
          <li key={picture}>
            <Illustration file={picture} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
