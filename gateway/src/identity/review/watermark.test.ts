import sharp from 'sharp';
import { createPicture } from '../../testing/identity-desk';
import { drawWatermark } from './watermark';

test.each(['jpeg', 'png', 'webp'] as const)(
  'a watermark changes a %s and keeps its size and format',
  async (format) => {
    const bytes = await sharp(await createPicture())
      .toFormat(format)
      .toBuffer();
    const marked = await drawWatermark(bytes, 'Ana Ñúñez · 2026-11-30 10:20');
    const facts = await sharp(marked).metadata();
    expect([facts.format, facts.width, facts.height]).toEqual([format, 200, 120]);
    const { channels } = await sharp(marked).stats();
    expect(channels.some(({ stdev }) => stdev > 5)).toBe(true);
  },
);
