import type { CostRow, CostTexts } from '#content/types/cost.ts';

const columnOrder = ['payer', 'recipient', 'when', 'amount'] as const;
type Column = (typeof columnOrder)[number];

/**
 * A cell of a row, apart from the one with the cost's name. `text` is undefined if the value is unknown; the cell then shows
 * "Ask us".
 */
type CostCell = {
  /** The first column of the cell. */
  column: Column;
  /** The names of its columns, joined: 'To whom, when, how much'. It is shown when the cells are stacked. */
  name: string;
  /** The number of its columns. */
  span: number;
  text?: string;
  /** Whether the visitor pays. Only the cell of the payer has it. */
  mark?: 'you' | 'noCost';
};

/**
 * Creates the cells of a row. Unknown values that are side by side share one cell, so that a row has one link, and a
 * cost that the visitor doesn't pay has no other cell.
 *
 * @param columns the names of the columns, which the table shows in the same order
 */
export function createCostCells(row: CostRow, columns: CostTexts['columns']): CostCell[] {
  const { payer, recipient, when, amount } = row;
  if (payer && !payer.isYou) {
    const span = columnOrder.length;
    return [{ column: 'payer', name: columns.payer, span, text: payer.text, mark: 'noCost' }];
  }
  const texts = { payer: payer?.text, recipient, when, amount };
  const cells: CostCell[] = [];
  for (const column of columnOrder) {
    const text = texts[column];
    const last = cells.at(-1);
    if (text !== undefined) {
      cells.push({
        column,
        name: columns[column],
        span: 1,
        text,
        ...(column === 'payer' && { mark: 'you' }),
      });
    } else if (last && last.text === undefined) {
      last.name += `, ${columns[column].toLowerCase()}`;
      last.span += 1;
    } else {
      cells.push({ column, name: columns[column], span: 1 });
    }
  }
  return cells;
}
