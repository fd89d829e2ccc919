import type { ReactElement } from 'react';
import { getOgImageFile } from '#app/seo/og-image-file.ts';
import type { Decoration, Tone } from '#content/types/picture.ts';
import { readColorToken } from '../color-token.ts';
import { box, canvas, logo, picture } from '../elements.ts';
import { text } from '../text.ts';

export type Facts = {
  title: string;
  /** Facts without labels are in large type. */
  facts: readonly { label?: string; value: string }[];
  picture: Decoration;
  background: string;
  tone: Tone;
  /** The colour of the band below the text, for countries: that of the region. */
  band?: string;
};

const { width, height } = getOgImageFile('/');
const margin = 60;
/** The left edge of the picture, in pixels. */
const pictureLeft = 640;
const textWidth = pictureLeft - margin - 44;

/** The template for countries, programmes and applications: name and facts on a ticket whose stub is the picture. */
export function facts(content: Facts): ReactElement {
  const { title, facts, picture: scene, background, tone, band } = content;
  const longestLabel = Math.max(...facts.map(({ label = '' }) => label.length));
  const isLabelled = longestLabel > 0;
  const labelWidth = 32 + 12 * longestLabel;
  const color = tone === 'dark' ? readColorToken('ink') : '#fff';
  const titleBounds = {
    width: textWidth,
    height: band ? 248 : isLabelled ? 214 : 282,
    largest: band ? 132 : 94,
    smallest: 56,
  };
  return canvas(
    background,
    picture(
      scene.file,
      { left: pictureLeft, top: 0, width: width - pictureLeft, height },
      scene.focus,
    ),
    box({
      position: 'absolute',
      left: pictureLeft - 3,
      top: 30,
      bottom: 30,
      borderLeft: '6px dashed #fff',
    }),
    ...[0, height].map((y) => notch(y)),
    band
      ? box({
          position: 'absolute',
          left: 0,
          bottom: 0,
          width: pictureLeft,
          height: 146,
          background: band,
        })
      : null,
    box(
      {
        position: 'absolute',
        left: margin,
        top: 58,
        bottom: band ? 178 : 160,
        flexDirection: 'column',
        justifyContent: 'space-between',
      },
      text(title, band ? 'name' : 'title', titleBounds, color),
      box(
        { flexDirection: 'column', width: textWidth },
        ...facts.map((fact) =>
          isLabelled ? labelledRow(fact, labelWidth, tone) : largeFact(fact.value, tone),
        ),
      ),
    ),
    logo(margin, band ? 518 : 500, 78, band ? 'light' : tone),
  );
}

/** A notch in the ticket, at an end of the perforation. */
const notch = (y: number) =>
  box({
    position: 'absolute',
    left: pictureLeft - 26,
    top: y - 26,
    width: 52,
    height: 52,
    borderRadius: 26,
    background: readColorToken('print'),
  });

const largeFact = (value: string, tone: Tone) =>
  text(
    value,
    'fact',
    { width: textWidth, height: 56, largest: 50, smallest: 32 },
    tone === 'dark' ? readColorToken('ink') : readColorToken('marigold'),
  );

function labelledRow(
  { label = '', value }: Facts['facts'][number],
  labelWidth: number,
  tone: Tone,
) {
  const textColor = tone === 'dark' ? 'ink' : 'paper';
  return box(
    {
      alignItems: 'center',
      padding: '12px 0',
      borderTop: `2px solid ${readColorToken(tone === 'dark' ? 'line-strong' : 'sky')}`,
    },
    text(
      label,
      'label',
      { width: labelWidth, height: 30, largest: 24, smallest: 20 },
      readColorToken(textColor),
    ),
    text(
      value,
      'fact',
      { width: textWidth - labelWidth, height: 64, largest: 28, smallest: 28 },
      readColorToken(textColor),
    ),
  );
}
