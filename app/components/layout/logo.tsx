import { useLanguage } from '#app/components/language/language-context.ts';
import { PageLink } from '#app/components/language/page-link.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { navigation } from '#content/navigation.ts';
import type { Tone } from '#content/types/picture.ts';
import styles from './logo.module.css';

/**
 * The wordmark as a link to the home page.
 *
 * @param props.tone `light` for dark surfaces; `both` if the surface changes, where the parent's CSS has to hide one of the two
 *   images by `data-tone`
 * @param props.lazy the tone whose image is loaded lazily
 */
export function Logo({ tone, lazy }: { tone: Tone | 'both'; lazy?: Tone | undefined }) {
  const { home } = navigation[useLanguage()];
  return (
    <PageLink to={home.to} className={styles.logo}>
      {(['light', 'dark'] as const).map(
        (each) =>
          (tone === each || tone === 'both') && (
            <Illustration
              key={each}
              file={each === 'light' ? 'logo-light' : 'logo'}
              description={home.logo}
              width={131}
              loading={each === lazy ? 'lazy' : 'eager'}
              data-tone={each}
            />
          ),
      )}
    </PageLink>
  );
}
