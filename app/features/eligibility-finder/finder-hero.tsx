import { type CSSProperties, type FormEventHandler, type ReactNode, useState } from 'react';
import { useLanguage } from '#app/components/language/language-context.ts';
import { Button } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Profile } from '#content/eligibility/profile.ts';
import { localisePath } from '#content/language.ts';
import type { FinderHeroTexts } from '#content/types/finder-form.ts';
import { finderFormId } from './finder-form-id.ts';
import styles from './finder-hero.module.css';
import { Sentence, type SentenceControls } from './sentence.tsx';

/**
 * The first section of a page: the form, and below it a river with a boat that shows the share of eligible opportunities.
 *
 * @param title heading of the page
 * @param summary the sentence in a line, of the page with the answer. Phones show it and fold the sentence.
 * @param at position of the boat, from 0 (near bank) to 1 (far bank)
 * @param children a note about ignored parameters
 */
export function FinderHero({
  title,
  texts,
  profile,
  summary,
  at,
  controls,
  onSubmit,
  children,
}: {
  title: string;
  texts: FinderHeroTexts;
  profile: Profile;
  summary?: string;
  at: number;
  /** If omitted, the browser keeps what the visitor chooses. */
  controls?: SentenceControls;
  /** If omitted, `submitFinderInBrowser` handles the form. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children?: ReactNode;
}) {
  // The scripts answer each change at once, so the button appears with the first one.
  const [hasChanged, setHasChanged] = useState(false);
  const [isOpenAtFirst] = useState(!summary);
  const isAnswer = summary !== undefined;
  const sentence = (
    <>
      <Sentence
        key={controls?.restored}
        fields={texts.fields}
        profile={profile}
        {...(controls && { controls })}
      />
      {children}
      <div className={styles.submitRow}>
        <p>
          <Icon name="shield-check" />
          <PrivacyNote {...texts.privacy} />
        </p>
        <div className={isAnswer && !hasChanged ? styles.unchanged : undefined}>
          <Button type="submit" icon="arrow-right">
            {texts.submit}
          </Button>
        </div>
      </div>
    </>
  );
  return (
    <>
      <section className={isAnswer ? `${styles.hero} ${styles.answer}` : styles.hero}>
        <form
          id={finderFormId}
          action={localisePath('/global-programs', useLanguage())}
          autoComplete="off"
          className="container"
          aria-label={texts.title}
          onSubmit={onSubmit}
          onChange={() => setHasChanged(true)}
        >
          <h1>{title}</h1>
          {isAnswer ? (
            <details className={styles.folded} open={isOpenAtFirst}>
              <summary>
                <span>{summary || texts.title}</span> <span>{texts.change}</span>
              </summary>
              {sentence}
            </details>
          ) : (
            sentence
          )}
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
