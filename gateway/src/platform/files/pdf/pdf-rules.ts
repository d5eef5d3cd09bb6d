import type { PdfValue } from './pdf-syntax';

/** Actions that reach out of the document: they run programs or scripts, or send what a user typed. */
const refusedActions = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'GoTo3DView',
  'Thread',
  'Rendition',
  'RichMediaExecute',
  'Movie',
  'Sound',
]);

/** Parts that carry scripts, programs or other files. */
const refusedKeys = new Set([
  'JS',
  'JavaScript',
  'XFA',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'RichMedia',
  'RichMediaContent',
  'OnInstantiate',
]);

/** Annotations that play or hold a file. */
const refusedSubtypes = new Set(['RichMedia', 'Movie', 'Sound', 'Screen', 'FileAttachment', '3D']);

/** Keys of what a reader does by itself: when the document or a page is opened, printed or closed. */
const triggers = new Set(['OpenAction', 'AA']);

const utf16 = (bytes: string, isLittleEndian: boolean): string => {
  const buffer = Buffer.from(bytes.slice(2, bytes.length - (bytes.length % 2)), 'latin1');
  return (isLittleEndian ? buffer : buffer.swap16()).toString('utf16le');
};

/** A text as readers show it: in UTF-16 or UTF-8 by its first bytes. */
function decodeText(bytes: string): string {
  if (bytes.startsWith('\xfe\xff')) return utf16(bytes, false);
  if (bytes.startsWith('\xff\xfe')) return utf16(bytes, true);
  return bytes.startsWith('\xef\xbb\xbf') ? bytes.slice(3) : bytes;
}

/** Whether a link opens a page or writes an e-mail. Any other one opens files or runs something, or says what only the reader's program knows. */
export const isAllowedLink = (bytes: string): boolean => /^ *(?:https?|mailto):/i.test(decodeText(bytes));

/** The kind of an object that another one refers to: an action that does more than show a page, or a link that is refused. */
type Facts = { mayRun: boolean; isBadLink: boolean };

const isBadLink = (value: PdfValue): boolean =>
  value.kind === 'ref' || (value.kind === 'string' && !isAllowedLink(value.bytes));

/** Collects what the objects of a document do. An object may be there several times, and any of them may be the one that a reader takes. */
export class PdfRules {
  private acts = false;
  private hasLink = false;
  private readonly facts = new Map<number | null, Facts>();
  private readonly runBy = new Set<number>();
  private readonly linkedBy = new Set<number>();

  /** @param number of the object; null for one whose number is not known, which may be any */
  check(number: number | null, value: PdfValue): void {
    // A name by itself is there to be referred to.
    if (value.kind === 'name' && refusedActions.has(value.text)) this.acts = true;
    this.visit(value);
    const before = this.facts.get(number);
    this.facts.set(number, {
      mayRun: before?.mayRun === true || this.runsMore(value),
      isBadLink: before?.isBadLink === true || isBadLink(value),
    });
  }

  /** A trailer, to which nothing refers. */
  checkTrailer(value: PdfValue): void {
    this.visit(value);
  }

  /** A stream whose data are in another file, or that shows a page of one. */
  checkStream({ entries }: Extract<PdfValue, { kind: 'dict' }>): void {
    if (entries.some(([name]) => ['F', 'FFilter', 'Ref'].includes(name))) this.acts = true;
  }

  doesAct(): boolean {
    return this.acts || this.mayBe(this.runBy, 'mayRun');
  }

  hasRefusedLink(): boolean {
    return this.hasLink || this.mayBe(this.linkedBy, 'isBadLink');
  }

  /** Whether any of some objects may be something. One that is not there may be anything. */
  private mayBe(numbers: ReadonlySet<number>, fact: keyof Facts): boolean {
    const unknown = this.facts.get(null)?.[fact] === true;
    return [...numbers].some((number) => unknown || (this.facts.get(number)?.[fact] ?? true));
  }

  private visit(value: PdfValue): void {
    if (value.kind === 'array') value.items.forEach((item) => this.visit(item));
    if (value.kind !== 'dict') return;
    for (const [name, part] of value.entries) {
      const named = part.kind === 'name' ? part.text : null;
      if (refusedKeys.has(name)) this.acts = true;
      if (name === 'S' && named !== null && refusedActions.has(named)) this.acts = true;
      if (name === 'Subtype' && named !== null && refusedSubtypes.has(named)) this.acts = true;
      if (name === 'URI' || name === 'Base') this.checkLink(part);
      if (triggers.has(name)) this.checkTrigger(part);
      this.visit(part);
    }
  }

  private checkLink(value: PdfValue): void {
    if (value.kind === 'ref') this.linkedBy.add(value.object);
    else if (isBadLink(value)) this.hasLink = true;
  }

  private checkTrigger(value: PdfValue): void {
    if (value.kind === 'ref') this.runBy.add(value.object);
    else if (this.runsMore(value)) this.acts = true;
  }

  /** Whether what runs by itself does more than show a page of the document. */
  private runsMore(value: PdfValue): boolean {
    if (value.kind === 'ref') return true;
    if (value.kind !== 'dict') return false;
    const kinds = value.entries.filter(([name]) => name === 'S').map(([, kind]) => kind);
    return (
      kinds.length === 0 ||
      kinds.some((kind) => kind.kind !== 'name' || kind.text !== 'GoTo') ||
      value.entries.some(([name]) => name === 'Next')
    );
  }
}
