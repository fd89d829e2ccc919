/**
 * Creates an ICO file of square PNGs: a header, an entry of 16 bytes for each PNG, and the unchanged PNGs
 * (https://learn.microsoft.com/windows/win32/menurc/newheader, .../resdir; PNG is allowed since Windows Vista).
 *
 * @param images PNGs with their sizes in pixels, below 256
 */
export function createIcoFile(images: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2); // Type: icon.
  header.writeUInt16LE(images.length, 4);
  let start = header.length;
  images.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4); // Colour planes.
    header.writeUInt16LE(32, entry + 6); // Bits per pixel.
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(start, entry + 12);
    start += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}
