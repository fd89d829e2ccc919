import { useLanguage } from '#app/components/language/language-context.ts';
import { Section } from '#app/components/layout/section.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { Profile } from '#content/eligibility/profile.ts';
import { localisePath } from '#content/language.ts';
import type { FinderFormTexts } from '#content/types/finder-form.ts';
import styles from './finder-form.module.css';
import { finderFormId } from './finder-form-id.ts';
import { Sentence } from './sentence.tsx';

/** The form of the eligibility finder on the home page. */
export function FinderForm({
  title,
  fields,
  submit,
  profile,
  promise,
}: FinderFormTexts & { profile: Profile; promise: string }) {
  return (
    <Section surface="deep" className={styles.finderForm} aria-labelledby="ask">
      <form
        id={finderFormId}
        action={localisePath('/global-programs', useLanguage())}
        autoComplete="off"
      >
        <h2 id="ask">{title}</h2>
        <Sentence fields={fields} profile={profile} />
        <div className={styles.submitRow}>
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
