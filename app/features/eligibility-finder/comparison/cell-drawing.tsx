import type { CSSProperties } from 'react';
import type { PayBar } from './pay-scale.ts';
import type { Drawing } from './row.ts';
import type { Dot } from './stay-dots.ts';

/** What the words beside it say, as a picture: the answer's mark, a bar on the row's scale, dots on its ruler. */
export function CellDrawing(drawing: Drawing) {
  switch (drawing.kind) {
    case 'verdict':
      return <i className={`verdict ${drawing.verdict}`} aria-hidden="true" />;
    case 'pay':
      return <Bar {...drawing.bar} />;
    case 'stay':
      return (
        <span
          className="dots"
          style={{ '--dots': drawing.dots.length } as CSSProperties}
          aria-hidden="true"
        >
          {drawing.dots.map((dot, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is a month.
            <i key={index} {...getDotProps(dot)} />
          ))}
        </span>
      );
  }
}

function Bar({ from, to, isOpen }: PayBar) {
  const style = { '--from': from, '--to': to } as CSSProperties;
  return (
    <span className="pay" aria-hidden="true">
      <i className={isOpen ? 'open' : undefined} style={style} />
    </span>
  );
}

const getDotProps = (dot: Dot) =>
  typeof dot === 'string'
    ? { className: dot }
    : { className: 'full', ...(dot < 1 && { style: { '--full': dot } as CSSProperties }) };
