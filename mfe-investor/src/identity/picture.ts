import { limits, messages } from '@cimiento/contracts';

/** Longest side of a picture that is sent, in pixels: its text stays readable, and its file small. */
export const longestSide = 2000;

/** The types that can be chosen. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,application/pdf';

/** A file that is ready to be sent; `preview` is the address of its picture, null for a PDF. */
export type Prepared = { file: File; preview: string | null };

/** Why a file cannot be sent, in Spanish. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
}

const unreadable = 'No pudimos abrir este archivo. Toma la foto de nuevo, o elige un JPEG, PNG, WebP o PDF.';

/** Size of a picture of at most `longestSide`, turned by quarters. */
export function getDrawnSize(width: number, height: number, quarters: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const [drawn, drawnHeight] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  return quarters % 2 === 0 ? { width: drawn, height: drawnHeight } : { width: drawnHeight, height: drawn };
}

function draw(picture: ImageBitmap, quarters: number): HTMLCanvasElement {
  const { width, height } = getDrawnSize(picture.width, picture.height, quarters);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new PictureFault(unreadable);
  // What is transparent becomes white, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  const [across, down] = quarters % 2 === 0 ? [width, height] : [height, width];
  context.translate(width / 2, height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(picture, -across / 2, -down / 2, across, down);
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new PictureFault(unreadable))), 'image/jpeg', 0.9),
  );

// The policy of the pages allows pictures as data, and none of blobs.
const toDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new PictureFault(unreadable));
    reader.readAsDataURL(blob);
  });

async function openPicture(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PictureFault(unreadable);
  }
}

function preparePdf(file: File): Prepared {
  if (file.size > limits.upload.bytes) throw new PictureFault(messages.uploadTooLarge);
  return { file, preview: null };
}

/**
 * A chosen file as it is sent: a PDF as it is, a picture upright, turned by quarters and small enough, as JPEG.
 * @throws PictureFault when it cannot be sent
 */
export async function prepareFile(file: File, quarters = 0): Promise<Prepared> {
  if (file.size === 0) throw new PictureFault(messages.uploadEmpty);
  if (file.type === 'application/pdf') return preparePdf(file);
  const picture = await openPicture(file);
  try {
    const blob = await toJpeg(draw(picture, quarters));
    const name = `${file.name.replace(/\.[^.]*$/, '') || 'foto'}.jpg`;
    return { file: new File([blob], name, { type: 'image/jpeg' }), preview: await toDataUrl(blob) };
  } finally {
    picture.close();
  }
}
