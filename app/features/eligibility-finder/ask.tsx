import { Section } from '#app/components/layout/section.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { SentenceTexts } from '#content/types/sentence.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import styles from './ask.module.css';
import { Sentence, sentenceForm } from './sentence.tsx';

/** On the home page: the sentence on the water of the picture above it. */
export function Ask({
  title,
  blanks,
  submit,
  profile,
  promise,
}: SentenceTexts & { profile: Profile; promise: string }) {
  return (
    <Section ground="deep" className={styles.ask} aria-labelledby="ask">
      <form id={sentenceForm} action="/global-programs" autoComplete="off">
        <h2 id="ask">{title}</h2>
        <Sentence blanks={blanks} profile={profile} />
        <div className={styles.send}>
          <Button type="submit" variant="light" icon="arrow-right">
            {submit}
          </Button>
          <p>
            <Icon name="shield-check" />
            {promise}
          </p>
        </div>
      </form>
    </Section>
  );
}
