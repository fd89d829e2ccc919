// biome-ignore-all lint/a11y/noRedundantRoles: a table that is laid out as grids has no roles of its own.
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { comparisonTexts as texts } from '#content/eligibility-finder-comparison.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { CellDrawing } from './cell-drawing.tsx';
import type { Mark } from './marks.ts';
import type { Cell, MarkedRow } from './row.ts';

/**
 * One thing in which the options differ. On phones its cells stand below each other, each with its flag and name.
 *
 * @param names of the options, in their order
 */
export function TableRow({
  row: { label, size, hint, profileText, cells, marks },
  options,
  names,
}: {
  row: MarkedRow;
  options: readonly Opportunity[];
  names: readonly string[];
}) {
  return (
    <tr role="row" className={size}>
      <th scope="row" role="rowheader">
        {label}
        {marks.includes('all') && <span className="visually-hidden">{texts.allDiffer}</span>}
        {profileText && (
          <span>
            {profileText.before} <em className={profileText.about}>{profileText.words}</em>
          </span>
        )}
        {hint && <span>{hint}</span>}
      </th>
      {options.map((option, index) => {
        const cell = cells[index];
        return (
          cell && (
            <td key={option.id} role="cell" className={marks[index]}>
              <OpportunityLabel option={option} name={names[index] ?? ''} />
              <CellValue cell={cell} mark={marks[index] ?? 'same'} />
            </td>
          )
        );
      })}
    </tr>
  );
}

/** The column's heading says it already to those who hear the table. */
function OpportunityLabel({ option: { country }, name }: { option: Opportunity; name: string }) {
  return (
    <span className="who" aria-hidden="true">
      {country ? <Illustration file={country.flag} width={22} /> : <Icon name="graduation-cap" />}
      {name}
    </span>
  );
}

function CellValue({
  cell: { value, notes, drawing, isMissing, isNone },
  mark,
}: {
  cell: Cell;
  mark: Mark;
}) {
  return (
    <div className="value">
      <b className={isNone ? 'none' : undefined}>{value}</b>
      {mark === 'odd' && <span className="visually-hidden">{texts.differs}</span>}
      {drawing && <CellDrawing {...drawing} />}
      {isMissing && <span className="missing">{texts.lacking}</span>}
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
    </div>
  );
}
