import type { Page } from '@playwright/test';

/** A photo as a phone takes it: larger than what is sent. */
export async function takePhoto(page: Page, text: string) {
  const url = await page.evaluate((label) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2600, height: 1700 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#d8e4dc';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#14201b';
    context.font = '160px sans-serif';
    context.fillText(label, 200, 800);
    return canvas.toDataURL('image/jpeg', 0.8);
  }, text);
  return { name: `${text}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}
