import type { Decoration } from '#app/content/vocabulary/picture.ts';
import {
  card,
  height,
  logo,
  picture,
  rectangle,
  type Svg,
  shadow,
  token,
  width,
} from '../drawing.ts';
import { faces, words } from '../words.ts';

/** The street with the office, and the title on a sign that hangs before it. */
export function sign({ title, scene }: { title: string; scene: Decoration }): Svg {
  const board = { x: 60, y: 84, width: 500, height: 250 };
  const [left, right] = [board.x + 70, board.x + board.width - 70];
  const street = picture(scene.file, { x: 0, y: height - 600, width, height: 600 }, scene.focus);
  return card(
    token('sky'),
    // As the page has it: the scene is drawn the other way round.
    `<g transform="translate(${width} 0) scale(-1 1)">${street}</g>`,
    `<path stroke="${token('ink')}" stroke-width="5" d="M${left} 0V${board.y + 6}M${right} 0V${board.y + 6}"/>`,
    shadow(board),
    rectangle(board, token('print'), 6),
    rectangle(
      { x: board.x + 10, y: board.y + 10, width: board.width - 20, height: board.height - 20 },
      token('river'),
      3,
    ),
    words(title, {
      face: faces.title,
      x: board.x + 46,
      top: board.y + 50,
      width: board.width - 92,
      height: 80,
      maxLines: 1,
      largest: 96,
      smallest: 70,
      leading: 1,
      fill: '#fff',
    }),
    logo(board.x + 46, board.y + 148, 66, 'light'),
  );
}
