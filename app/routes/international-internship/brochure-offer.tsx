import { Section } from '#app/components/layout/section.tsx';
import { DownloadLink } from '#app/components/sections/download-link.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
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
