import type { CSSProperties, FormEventHandler, ReactNode } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { SentenceTexts } from '#content/types/sentence.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import styles from './opening.module.css';
import { Sentence, sentenceForm } from './sentence.tsx';

export type OpeningTexts = SentenceTexts & {
  /** What is true of the answers: with scripts, and without. */
  privacy: { here: string; server: string };
};

/**
 * A page's first section: the sentence, and under it the river, on which the boat lies as far across as the answer
 * allows.
 *
 * @param title the page's heading; the sentence is what is read
 * @param at 0, the near bank, to 1, the far one
 * @param children what the address said and nobody knows
 */
export function Opening({
  title,
  texts,
  profile,
  at,
  onSubmit,
  children,
}: {
  title: string;
  texts: OpeningTexts;
  profile: Profile;
  at: number;
  /** Without it `handOverQuestion` sends the form. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children?: ReactNode;
}) {
  return (
    <>
      <section className={styles.opening}>
        <form
          id={sentenceForm}
          action="/global-programs"
          autoComplete="off"
          className="container"
          aria-label={texts.title}
          onSubmit={onSubmit}
        >
          <h1>{title}</h1>
          <Sentence blanks={texts.blanks} profile={profile} />
          {children}
          <div className={styles.send}>
            <Button type="submit" icon="arrow-right">
              {texts.submit}
            </Button>
            <p>
              <Icon name="shield-check" />
              <Privacy {...texts.privacy} />
            </p>
          </div>
        </form>
      </section>
      <Seam at={at} />
    </>
  );
}

/** Both lines take up their room, so that nothing moves when the scripts run. Until then the server would answer. */
function Privacy({ here, server }: OpeningTexts['privacy']) {
  return (
    <span className={styles.either}>
      <span className={styles.here}>{here}</span>
      <span className={styles.server}>{server}</span>
    </span>
  );
}

function Seam({ at }: { at: number }) {
  return (
    <div className={styles.seam}>
      <div className={`container ${styles.water}`}>
        <Illustration file="shore-near" loading="eager" className={styles.near} />
        <Illustration file="shore-far" loading="eager" className={styles.far} />
        <div className={styles.course} style={{ '--at': at } as CSSProperties}>
          <Illustration file="boat" loading="eager" className={styles.boat} />
        </div>
      </div>
    </div>
  );
}
