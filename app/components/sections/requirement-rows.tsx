import type { Requirement } from '#content/types/common.ts';

/** The rows of a `<dl>`: a label and a value each, with a note if the rule has an exception. */
export const RequirementRows = ({ rows }: { rows: readonly Requirement[] }) =>
  rows.map(({ label, value, note }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        {value} {note && <small>{note}</small>}
      </dd>
    </div>
  ));
