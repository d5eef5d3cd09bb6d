import { createHash } from 'node:crypto';

/** The text that a test reads back from a PDF. */
export type PdfContent = {
  /** Texts of all pages in their order, each separated by one space. */
  text: string;
  pages: string[];
  isTagged: boolean;
  language: string | null;
  title: string | null;
};

export const sha256OfBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Reads a PDF with another library than the one that wrote it. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  const globals = globalThis as { pdfjsWorker?: unknown };
  // Set first: without it the library looks for a worker file.
  globals.pdfjsWorker ??= await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const reading = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false });
  const document = await reading.promise;
  try {
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const texts = items.map((item) => ('str' in item ? item.str : '')).filter((text) => text.trim() !== '');
      pages.push(texts.join(' ').replaceAll(/\s+/g, ' '));
    }
    const { info } = await document.getMetadata();
    const { Language = null, Title = null } = info as { Language?: string; Title?: string };
    // A map, whatever its type says.
    const marks = (await document.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null;
    return { text: pages.join(' '), pages, isTagged: marks?.get('Marked') === true, language: Language, title: Title };
  } finally {
    await reading.destroy();
  }
}
