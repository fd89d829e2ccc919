import { useLanguage } from '#app/components/language/language-context.ts';
import { Section } from '#app/components/layout/section.tsx';
import button from '#app/components/ui/button.module.css';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Download } from '#content/types/common.ts';
import type { Decoration } from '#content/types/picture.ts';
import type { Brochure } from '#content/types/programme.ts';
import styles from './brochure-offer.module.css';

/**
 * The brochure as a download, beside a drawing of it with its three panels, which screen readers skip.
 *
 * @param props.picture the picture on its front
 */
export function BrochureOffer({
  title,
  lead,
  download,
  picture,
}: Brochure & { picture: Decoration }) {
  return (
    <Section surface="sky" space="band" containerClass={styles.row}>
      <div className={styles.picture}>
        <div className={styles.brochure} aria-hidden="true">
          <div>
            <Illustration file={picture.file} />
          </div>
          <div className={styles.middle} />
          <div className={styles.back} />
        </div>
      </div>
      <div className={styles.text}>
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      <DownloadLink {...download} />
    </Section>
  );
}

/**
 * A link button that downloads a file of this site. It shows the file's size, for visitors on slow networks, and says in
 * which language the file is if that isn't the page's own.
 */
function DownloadLink({ name, path, language, size }: Download) {
  return (
    <a
      className={`${button.button} ${button.ink} ${styles.link}`}
      href={path}
      download
      hrefLang={language === useLanguage() ? undefined : language}
    >
      {name}
      <span className={styles.size}>{size}</span>
      <Icon name="download" />
    </a>
  );
}
