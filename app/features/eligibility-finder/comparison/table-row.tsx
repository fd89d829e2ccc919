// biome-ignore-all lint/a11y/noRedundantRoles: a table that is laid out as grids loses its implicit roles.
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { useComparisonTexts } from '#app/features/eligibility-finder/finder-texts.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { CellDrawing } from './cell-drawing.tsx';
import type { Mark } from './marks.ts';
import type { Cell, MarkedRow } from './row.ts';

/**
 * A row in which the opportunities differ. On phones its cells are stacked, each with the flag and the name.
 *
 * @param names of the opportunities, in the same order
 */
export function TableRow({
  row: { label, size, hint, profileText, cells, marks },
  opportunities,
  names,
}: {
  row: MarkedRow;
  opportunities: readonly Opportunity[];
  names: readonly string[];
}) {
  const texts = useComparisonTexts();
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
      {opportunities.map((opportunity, index) => {
        const cell = cells[index];
        return (
          cell && (
            <td key={opportunity.id} role="cell" className={marks[index]}>
              <OpportunityLabel opportunity={opportunity} name={names[index] ?? ''} />
              <CellValue cell={cell} mark={marks[index] ?? 'same'} />
            </td>
          )
        );
      })}
    </tr>
  );
}

/** The label of a stacked cell. It is hidden from assistive technology, which reads the column header instead. */
function OpportunityLabel({
  opportunity: { country },
  name,
}: {
  opportunity: Opportunity;
  name: string;
}) {
  return (
    <span className="option-name" aria-hidden="true">
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
  const texts = useComparisonTexts();
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
