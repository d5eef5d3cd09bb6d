import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';

const folder = path.join(__dirname, '../fixtures/catalog');

/**
 * Comparison of pictures. Browsers of different versions draw the edges of letters differently, so that no pixel can be trusted. The mean
 * colour of a block can: smoothing keeps the amount of ink. A block counts as equal when it is so after a shift of a pixel, too.
 */
const comparison = {
  /** Side of a block, in px. */
  block: 8,
  /** Largest difference of a mean colour, of 255. */
  tolerance: 10,
  /** Largest shift, and largest difference of a side of the whole picture, in px. */
  shift: 1,
};

const toUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

/** Difference of two pictures, in words; null when they look the same. */
export function findDifference(page: Page, expected: Buffer, actual: Buffer): Promise<string | null> {
  return page.evaluate(
    async ({ urls, block, tolerance, shift }) => {
      const read = async (url: string): Promise<ImageData> => {
        const image = new Image();
        image.src = url;
        await image.decode();
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
      };
      const [one, other] = [await read(urls[0]!), await read(urls[1]!)];
      const sizes = [one, other].map(({ width, height }) => `${width}x${height}`).join(' and ');
      if (Math.max(Math.abs(one.width - other.width), Math.abs(one.height - other.height)) > shift)
        return `the pictures have different sizes: ${sizes}`;

      const getMean = ({ data, width }: ImageData, left: number, top: number): number[] => {
        const sums = [0, 0, 0];
        for (let y = top; y < top + block; y++)
          for (let x = left; x < left + block; x++)
            for (let channel = 0; channel < 3; channel++) sums[channel]! += data[(y * width + x) * 4 + channel]!;
        return sums.map((sum) => sum / (block * block));
      };
      const getDistance = (mean: number[], others: number[]): number =>
        Math.max(...mean.map((value, channel) => Math.abs(value - others[channel]!)));
      const width = Math.min(one.width, other.width) - shift - block;
      const height = Math.min(one.height, other.height) - shift - block;
      const places: string[] = [];
      for (let top = shift; top <= height; top += block) {
        for (let left = shift; left <= width; left += block) {
          const mean = getMean(other, left, top);
          let distance = 255;
          for (let y = -shift; y <= shift; y++)
            for (let x = -shift; x <= shift && distance > tolerance; x++)
              distance = Math.min(distance, getDistance(mean, getMean(one, left + x, top + y)));
          if (distance > tolerance) places.push(`${left},${top}`);
        }
      }
      return places.length === 0 ? null : `${places.length} blocks differ, the first at ${places[0]}`;
    },
    { urls: [toUrl(expected), toUrl(actual)], ...comparison },
  );
}

/**
 * Compares a picture with the one of its name in `fixtures/catalog`, in words; null when they are the same to the eye. `--update-snapshots`
 * writes it instead.
 */
export async function findChange(page: Page, name: string, actual: Buffer, testInfo: TestInfo): Promise<string | null> {
  const file = path.join(folder, `${name}.png`);
  if (['all', 'changed'].includes(testInfo.config.updateSnapshots)) {
    await writeFile(file, actual);
    return null;
  }
  const difference = await findDifference(page, await readFile(file), actual);
  if (difference === null) return null;
  await testInfo.attach(`${name}.png`, { body: actual, contentType: 'image/png' });
  return `${name}: ${difference}`;
}
