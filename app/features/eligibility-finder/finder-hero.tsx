import type { CSSProperties, FormEventHandler, ReactNode } from 'react';
import { useLanguage } from '#app/components/language/language-context.ts';
import { Button } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { localisePath } from '#content/language.ts';
import type { FinderHeroTexts } from '#content/types/finder-form.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import styles from './finder-hero.module.css';
import { finderFormId, Sentence } from './sentence.tsx';

/**
 * The first section of a page: the form, and below it a river with a boat that shows the share of eligible opportunities.
 *
 * @param title heading of the page
 * @param at position of the boat, from 0 (near bank) to 1 (far bank)
 * @param children a note about ignored parameters
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
  /** If omitted, `submitFinderInBrowser` handles the form. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children?: ReactNode;
}) {
  return (
    <>
      <section className={styles.hero}>
        <form
          id={finderFormId}
          action={localisePath('/global-programs', useLanguage())}
          autoComplete="off"
          className="container"
          aria-label={texts.title}
          onSubmit={onSubmit}
        >
          <h1>{title}</h1>
          <Sentence fields={texts.fields} profile={profile} />
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
      <RiverDivider progress={at} />
    </>
  );
}

/** Both notes occupy the same space, so that the layout doesn't shift when the scripts start and the note changes. */
function PrivacyNote({ here, server }: FinderHeroTexts['privacy']) {
  return (
    <span className={styles.stacked}>
      <span className={styles.localNotice}>{here}</span>
      <span className={styles.serverNotice}>{server}</span>
    </span>
  );
}

function RiverDivider({ progress }: { progress: number }) {
  return (
    <div className={styles.riverDivider}>
      <div className={`container ${styles.water}`}>
        <Illustration file="shore-near" loading="eager" className={styles.nearShore} />
        <Illustration file="shore-far" loading="eager" className={styles.farShore} />
        <div className={styles.boatTrack} style={{ '--at': progress } as CSSProperties}>
          <Illustration file="boat" loading="eager" className={styles.boat} />
        </div>
      </div>
    </div>
  );
}
