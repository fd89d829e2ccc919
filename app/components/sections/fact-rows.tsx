import type { Requirement } from '#content/types/common.ts';

/** The rows of a `<dl>`: a label and a value each, some of them with a note. */
export const FactRows = ({ rows }: { rows: readonly Requirement[] }) =>
  rows.map(({ label, value, note }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        {note ? `${value} ` : value}
        {note && <small>{note}</small>}
      </dd>
    </div>
  ));
