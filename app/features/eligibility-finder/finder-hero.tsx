import type { CSSProperties, FormEventHandler, ReactNode } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { FinderFormTexts } from '#content/types/finder-form.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import styles from './finder-hero.module.css';
import { finderFormId, Sentence } from './sentence.tsx';

export type FinderHeroTexts = FinderFormTexts & {
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
export function FinderHero({
  title,
  texts,
  profile,
  at,
  onSubmit,
  children,
}: {
  title: string;
  texts: FinderHeroTexts;
  profile: Profile;
  at: number;
  /** Without it `handOverQuestion` sends the form. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children?: ReactNode;
}) {
  return (
    <>
      <section className={styles.hero}>
        <form
          id={finderFormId}
          action="/global-programs"
          autoComplete="off"
          className="container"
          aria-label={texts.title}
          onSubmit={onSubmit}
        >
          <h1>{title}</h1>
          <Sentence blanks={texts.fields} profile={profile} />
          {children}
          <div className={styles.submitRow}>
            <Button type="submit" icon="arrow-right">
              {texts.submit}
            </Button>
            <p>
              <Icon name="shield-check" />
              <PrivacyNote {...texts.privacy} />
            </p>
          </div>
        </form>
      </section>
      <RiverDivider at={at} />
    </>
  );
}

/** Both lines take up their room, so that nothing moves when the scripts run. Until then the server would answer. */
function PrivacyNote({ here, server }: FinderHeroTexts['privacy']) {
  return (
    <span className={styles.stacked}>
      <span className={styles.localNotice}>{here}</span>
      <span className={styles.serverNotice}>{server}</span>
    </span>
  );
}

function RiverDivider({ at }: { at: number }) {
  return (
    <div className={styles.riverDivider}>
      <div className={`container ${styles.water}`}>
        <Illustration file="shore-near" loading="eager" className={styles.nearShore} />
        <Illustration file="shore-far" loading="eager" className={styles.farShore} />
        <div className={styles.boatTrack} style={{ '--at': at } as CSSProperties}>
          <Illustration file="boat" loading="eager" className={styles.boat} />
        </div>
      </div>
    </div>
  );
}
