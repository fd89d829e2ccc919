import type { Region } from '#content/types/destination.ts';
import styles from './region-filter.module.css';

export type RegionFilterTexts = { label: string; all: string };

/** A bar of chips, which are radio buttons. CSS filters the regions by the checked one, so no JavaScript is needed. */
export function RegionFilter({
  texts,
  regions,
}: {
  texts: RegionFilterTexts;
  regions: readonly { id: Region; name: string }[];
}) {
  const choices = [{ id: 'all', name: texts.all }, ...regions];
  return (
    <div className={styles.bar}>
      <fieldset className={`container ${styles.chips}`}>
        <legend className="visually-hidden">{texts.label}</legend>
        {choices.map(({ id, name }, index) => (
          <label key={id} className={styles.chip}>
            <input
              type="radio"
              name="region"
              value={id}
              defaultChecked={index === 0}
              className="visually-hidden"
            />
            {name}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
