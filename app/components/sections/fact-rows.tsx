import type { Requirement } from '#content/types/common.ts';
import { keepRangesTogether } from '../ui/keep-ranges-together.tsx';

/** The rows of a `<dl>`: a label and a value each, some of them with a note. */
export const FactRows = ({ rows }: { rows: readonly Requirement[] }) =>
  rows.map(({ label, value, note }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        {keepRangesTogether(value)} {note && <small>{note}</small>}
      </dd>
    </div>
  ));
