import type { CSSProperties } from 'react';
import type { PayBar } from './pay-scale.ts';
import type { Drawing } from './row.ts';
import type { Dot } from './stay-dots.ts';

/**
 * Draws the value of a cell: the mark of a verdict, a bar on the pay scale, or dots for the stay. It is hidden from
 * assistive technology, because the text beside it has the same value.
 */
export function CellDrawing(drawing: Drawing) {
  switch (drawing.kind) {
    case 'verdict':
      return <i className={`verdict ${drawing.verdict}`} aria-hidden="true" />;
    case 'pay':
      return <Bar {...drawing.bar} />;
    case 'stay':
      return (
        <span className="dots" aria-hidden="true">
          {drawing.dots.map((dot, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dots are identified by their position.
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
