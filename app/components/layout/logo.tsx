import { Illustration } from '#app/components/ui/illustration.tsx';
import { navigation } from '#content/navigation.ts';
import type { Tone } from '#content/types/picture.ts';
import styles from './logo.module.css';

/**
 * The wordmark as a link home; `light` is for dark grounds, `both` where the ground changes: whoever shows it then
 * hides one of the two (`data-tone`).
 *
 * @param props.lazy the one that is fetched only once it is shown
 */
export function Logo({ tone, lazy }: { tone: Tone | 'both'; lazy?: Tone | undefined }) {
  return (
    <a href={navigation.home.to} className={styles.logo}>
      {(['light', 'dark'] as const).map(
        (each) =>
          (tone === each || tone === 'both') && (
            <Illustration
              key={each}
              file={each === 'light' ? 'logo-light' : 'logo'}
              description={navigation.home.logo}
              width={131}
              loading={each === lazy ? 'lazy' : 'eager'}
              data-tone={each}
            />
          ),
      )}
    </a>
  );
}
