import { Section } from '#app/components/layout/section.tsx';
import { Poster } from '#app/components/sections/poster.tsx';
import { keepRangesTogether } from '#app/components/ui/keep-ranges-together.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { IllustrationName } from '#content/illustrations/illustration-names.ts';
import type { Action } from '#content/types/common.ts';
import type { PosterLink } from '#content/types/country.ts';
import type { Region } from '#content/types/destination.ts';
import type { PosterFacts } from './country-posters.ts';
import { RegionFilter, type RegionFilterTexts } from './region-filter.tsx';
import styles from './regions.module.css';
import '#app/styles/region-tints.css';

type RegionSection = {
  id: Region;
  name: string;
  text: string;
  posters: readonly (PosterLink & { flag: IllustrationName; facts: PosterFacts })[];
};

type PosterTexts = { perMonth: string; noStipend: string };

/**
 * The posters of all countries, in one section for each region. The filter hides regions by CSS alone; `announceRegion`
 * announces the number of countries that remain.
 *
 * @param props.undecided links for undecided visitors, which fill the last row of the last region
 */
export function Regions({
  filter,
  texts,
  regions,
  undecided,
}: {
  filter: RegionFilterTexts & { shown: string };
  texts: PosterTexts;
  regions: readonly RegionSection[];
  undecided: { title: string; text: string; links: readonly Action[] };
}) {
  const sections = regions.map(({ id, name, text, posters }, index) => (
    <Section key={id} surface="tint" className={`region-${id} ${styles.region}`} data-region={id}>
      <div className={styles.heading}>
        <h2>{name}</h2>
        <p>{text}</p>
      </div>
      <ul className={styles.posters}>
        {posters.map(({ facts, ...poster }) => (
          <li key={poster.to} className={styles.poster} data-country>
            <Poster {...poster}>
              <PosterFactLines texts={texts} facts={facts} />
            </Poster>
          </li>
        ))}
        {index === regions.length - 1 && (
          <li className={styles.undecided}>
            <h3>{undecided.title}</h3>
            <p>{undecided.text}</p>
            <div className={styles.links}>
              {undecided.links.map((link) => (
                <MoreLink key={link.to} to={link.to}>
                  {link.name}
                </MoreLink>
              ))}
            </div>
          </li>
        )}
      </ul>
    </Section>
  ));
  return (
    <div className={styles.regions} data-regions>
      <RegionFilter texts={filter} regions={regions} />
      <p role="status" className="visually-hidden" data-shown={filter.shown} />
      {sections}
    </div>
  );
}

/** The stipend and the stay, each on a line. The lead of the page says that stipends are monthly. */
function PosterFactLines({
  texts,
  facts: { stipend, stay },
}: {
  texts: PosterTexts;
  facts: PosterFacts;
}) {
  return (
    <span className={styles.facts}>
      <span>
        {keepRangesTogether(stipend ?? texts.noStipend)}
        {stipend && <span className="visually-hidden"> {texts.perMonth}</span>}
      </span>{' '}
      <span>{keepRangesTogether(stay)}</span>
    </span>
  );
}
