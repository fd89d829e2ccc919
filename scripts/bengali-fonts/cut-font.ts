import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { omittedFeatures } from './shape.ts';

/*
 * hb-subset (hb-subset.h) is called directly, since `subset-font` has no option for glyphs: it keeps every conjunct of the
 * letters, which doubles the file.
 */

const subsetFlags = { noHinting: 0x1, noLayoutClosure: 0x200 };
const layoutFeatureTags = 6;
const writableMemory = 2;

type Pointer = number;

/** The functions of the WebAssembly module that we call. Sets, faces and blobs are pointers into its memory. */
type SubsetExports = {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  malloc: (bytes: number) => Pointer;
  hb_blob_create: (data: Pointer, length: number, mode: number, user: 0, destroy: 0) => Pointer;
  hb_blob_get_data: (blob: Pointer, length: 0) => Pointer;
  hb_blob_get_length: (blob: Pointer) => number;
  hb_face_create: (blob: Pointer, index: number) => Pointer;
  hb_face_reference_blob: (face: Pointer) => Pointer;
  hb_set_add: (set: Pointer, value: number) => void;
  hb_set_clear: (set: Pointer) => void;
  hb_set_del: (set: Pointer, value: number) => void;
  hb_set_invert: (set: Pointer) => void;
  hb_subset_input_create_or_fail: () => Pointer;
  hb_subset_input_glyph_set: (input: Pointer) => Pointer;
  hb_subset_input_set: (input: Pointer, kind: number) => Pointer;
  hb_subset_input_set_flags: (input: Pointer, flags: number) => void;
  hb_subset_input_unicode_set: (input: Pointer) => Pointer;
  hb_subset_or_fail: (face: Pointer, input: Pointer) => Pointer;
};

/**
 * Cuts a font to characters and glyphs, with the rules that join them. A rule whose result isn't among the glyphs is left out, and
 * so are the features of `omittedFeatures`.
 *
 * @param sfnt the bytes of a TrueType font
 * @returns the bytes of the cut TrueType font
 * @throws Error if HarfBuzz can't cut the font
 */
export async function cutFont(
  sfnt: Uint8Array,
  { characters, glyphs }: { characters: Iterable<string>; glyphs: Iterable<number> },
): Promise<Buffer> {
  const hb = await loadHarfBuzz();
  const input = hb.hb_subset_input_create_or_fail();
  const features = hb.hb_subset_input_set(input, layoutFeatureTags);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  for (const tag of omittedFeatures)
    hb.hb_set_del(features, Buffer.from(tag, 'latin1').readUInt32BE());
  hb.hb_subset_input_set_flags(input, subsetFlags.noHinting | subsetFlags.noLayoutClosure);
  const unicodeSet = hb.hb_subset_input_unicode_set(input);
  for (const character of characters) hb.hb_set_add(unicodeSet, character.codePointAt(0) ?? 0);
  const glyphSet = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(glyphSet, glyph);

  const data = hb.malloc(sfnt.length);
  new Uint8Array(hb.memory.buffer).set(sfnt, data);
  const face = hb.hb_face_create(hb.hb_blob_create(data, sfnt.length, writableMemory, 0, 0), 0);
  const cutFace = hb.hb_subset_or_fail(face, input);
  if (cutFace === 0) throw new Error('HarfBuzz could not cut the font');
  const blob = hb.hb_face_reference_blob(cutFace);
  const start = hb.hb_blob_get_data(blob, 0);
  return Buffer.from(hb.memory.buffer.slice(start, start + hb.hb_blob_get_length(blob)));
}

/** Each font gets a new instance, whose memory is freed with it. */
async function loadHarfBuzz(): Promise<SubsetExports> {
  const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(readFileSync(file));
  const exports = instance.exports as unknown as SubsetExports;
  exports._initialize();
  return exports;
}
