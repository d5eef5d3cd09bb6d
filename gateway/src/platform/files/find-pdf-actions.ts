import { PDFArray, PDFDict, PDFDocument, PDFName, PDFStream, type PDFObject } from '@cantoo/pdf-lib';

/** Actions that reach out of the document: they run programs or scripts, or send what a user typed. */
const refusedActions = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Rendition',
  'RichMediaExecute',
  'Movie',
  'Sound',
]);

/** Parts that carry scripts, programs or other files. */
const refusedKeys = new Set(['JS', 'JavaScript', 'XFA', 'EmbeddedFile', 'EmbeddedFiles', 'EF', 'RichMedia']);

/** Keys of what a reader does by itself: when the document or a page is opened, printed or closed. */
const triggers = new Set(['OpenAction', 'AA']);

// Deeper than any document nests its values.
const maxDepth = 200;

/** Whether a value, or a part of it, acts. `resolve` follows a reference. */
function acts(value: PDFObject | undefined, resolve: (value: PDFObject) => PDFObject | undefined, depth = 0): boolean {
  if (depth > maxDepth) return true;
  if (value instanceof PDFArray) return value.asArray().some((item) => acts(item, resolve, depth + 1));
  const dict = value instanceof PDFStream ? value.dict : value;
  if (!(dict instanceof PDFDict)) return false;
  return dict.entries().some(([key, part]) => {
    const name = key.decodeText();
    if (refusedKeys.has(name) || (name === 'S' && isRefusedAction(resolve(part)))) return true;
    return triggers.has(name) ? runsMore(resolve(part), resolve) : acts(part, resolve, depth + 1);
  });
}

const isRefusedAction = (action: PDFObject | undefined): boolean =>
  action instanceof PDFName && refusedActions.has(action.decodeText());

/** Whether what runs by itself does more than show a page of the document. */
function runsMore(value: PDFObject | undefined, resolve: (value: PDFObject) => PDFObject | undefined): boolean {
  if (!(value instanceof PDFDict)) return false;
  const action = value.get(PDFName.of('S'));
  const kind = action && resolve(action);
  return !(kind instanceof PDFName && kind.decodeText() === 'GoTo');
}

/** What a PDF is: harmless, one that acts, or one that cannot be read without a password. */
export type PdfVerdict = 'harmless' | 'acts' | 'encrypted';

/**
 * Reads every object of a PDF, also those in compressed parts and under encoded names, and finds actions and embedded files. Takes as long as the
 * bytes make it: it runs in a thread with a limit.
 * @throws Error for bytes that are not a PDF
 */
export async function findPdfActions(bytes: Uint8Array): Promise<PdfVerdict> {
  const { context } = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false });
  const resolve = (value: PDFObject): PDFObject | undefined => context.lookup(value);
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  if (objects.length === 0) throw new Error('a PDF without objects');
  if (objects.some((object) => acts(object, resolve))) return 'acts';
  // Compressed parts of an encrypted document stay unread, and with them what they hide.
  return context.trailerInfo.Encrypt ? 'encrypted' : 'harmless';
}
