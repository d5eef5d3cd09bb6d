import { limits } from '@cimiento/contracts';
import sharp, { type Sharp } from 'sharp';
import { glyphs } from './watermark-glyphs';

const columns = 6;
const rows = 7;

/** Letters that can be drawn: capitals without accents, digits and a few marks. */
const toDrawable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9 :.-]/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 60);

/** The path of a text, each letter of 5 by 7 squares. It needs no font, which a server may not have. */
function toPath(text: string): string {
  return [...text]
    .flatMap((letter, at) =>
      (glyphs[letter] ?? []).flatMap((row, y) =>
        [...row].flatMap((dot, x) => (dot === '#' ? [`M${at * columns + x} ${y}h1v1h-1z`] : [])),
      ),
    )
    .join('');
}

/** A text that repeats over a whole picture, aslant, light with a dark edge so that it is seen on any ground. */
function toOverlay(text: string, width: number, height: number): Buffer {
  const line = toDrawable(text);
  const length = (line.length + 4) * columns;
  // A line is about as wide as the picture.
  const scale = Math.max(1, (Math.max(width, height) * 0.9) / length);
  const [stepX, stepY] = [length, rows * 5];
  const path = toPath(line);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs><pattern id="mark" width="${stepX}" height="${stepY}" patternUnits="userSpaceOnUse" patternTransform="rotate(-24) scale(${scale.toFixed(3)})">
        <path d="${path}" transform="translate(0 4)" fill="#fff" fill-opacity="0.55" stroke="#000" stroke-opacity="0.35" stroke-width="0.3"/>
      </pattern></defs>
      <rect width="100%" height="100%" fill="url(#mark)"/>
    </svg>`,
  );
}

const encoders: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  jpeg: (image) => image.jpeg({ quality: 85 }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 85 }),
};

/** Writes a text over a picture, which keeps its format. */
export async function drawWatermark(bytes: Buffer, text: string): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: limits.upload.pixels });
  const { width, height, format } = await image.metadata();
  const encode = encoders[format];
  if (!encode) throw new Error('not a picture that is stored');
  const marked = image.composite([{ input: toOverlay(text, width, height), limitInputPixels: limits.upload.pixels }]);
  return encode(marked).toBuffer();
}
