import type { ReactElement } from 'react';
import { getOgImageFile } from '#app/seo/og-image-file.ts';
import type { Decoration, Tone } from '#content/types/picture.ts';
import { readColorToken } from '../color-token.ts';
import { arch, box, canvas, logo, picture } from '../elements.ts';
import { text } from '../text.ts';

export type Article = {
  title: string;
  /** Category and date. */
  note?: string;
  picture: Decoration;
  background: string;
  tone: Tone;
};

const { width } = getOgImageFile('/');
const textWidth = 548;

/** The template for texts: the title, and a picture in the arch of the brand's mark above a coloured band. */
export function article({ title, note, picture: scene, background, tone }: Article): ReactElement {
  const [ink, quiet, bank] =
    tone === 'dark' ? (['ink', 'ink', 'river'] as const) : (['paper', 'marigold', 'ink'] as const);
  return canvas(
    background,
    box({
      position: 'absolute',
      left: 0,
      bottom: 0,
      width,
      height: 68,
      background: readColorToken(bank),
    }),
    picture(scene.file, arch(652, 52, 488, 510), scene.focus),
    box(
      {
        position: 'absolute',
        left: 60,
        top: 84,
        height: 316,
        flexDirection: 'column',
        justifyContent: 'flex-start',
      },
      text(
        title,
        'title',
        { width: textWidth, height: 255, largest: note ? 84 : 120, smallest: 46 },
        readColorToken(ink),
      ),
      note
        ? box(
            { marginTop: 28 },
            text(
              note,
              'fact',
              { width: textWidth, height: 40, largest: 34, smallest: 26 },
              readColorToken(quiet),
            ),
          )
        : null,
    ),
    logo(60, 446, 76, tone),
  );
}
