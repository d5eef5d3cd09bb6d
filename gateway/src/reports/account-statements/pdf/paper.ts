import { brand } from '@cimiento/contracts';
import PDFDocument from 'pdfkit';
import type { Font } from 'fontkit';
import { chooseFont, type StatementFonts } from './fonts';

type Struct = PDFKit.PDFStructureElement;
type Weight = Exclude<keyof StatementFonts, 'fallback'>;
// The library takes more of a structure element than its types know: bbox, placement and scope.

/** Typesetting of a text. Sizes in points. */
export type TextStyle = {
  size?: number;
  weight?: Weight;
  color?: string;
  align?: 'left' | 'right' | 'center';
  width?: number;
};

export type Column = { label: string; width: number; align?: 'left' | 'right' };

const page = { width: 595.28, height: 841.89 };
const margin = 48;
const contentTop = 84;
const footerTop = page.height - 44;

/** Left edge and width of what is written, in points. */
export const content = { left: margin, width: page.width - 2 * margin } as const;

export const colors = { ...brand.colors, accent: '#b8482a', brass: '#c9a24b' } as const;

const rowPadding = 4.5;
const cellGap = 6;
const bodySize = 9.5;
const minSize = 5;

/** The façade of the brand, as in `Mark` of the design system: 32 units wide. */
const markPaths: readonly (readonly [fill: string, opacity: number, path: string])[] = [
  [colors.brass, 1, 'M8 8h4v5H8zM14 8h4v5h-4zM8 15h4v5H8zM20 15h4v5h-4z'],
  [colors.onPrimary, 0.28, 'M20 8h4v5h-4zM14 15h4v5h-4z'],
  [colors.accent, 1, 'M14 22h4v4h-4z'],
  [colors.onPrimary, 1, 'M6 26h20v1.6H6z'],
];

export type PaperOptions = {
  title: string;
  subject: string;
  createdAt: Date;
  /** Small print of each page's head. */ running: string;
};

/**
 * A tagged A4 document that is written from top to bottom. It breaks pages between rows, and repeats the head of the document and of a table
 * on each.
 */
export class Paper {
  readonly doc: PDFKit.PDFDocument;
  /** Top of the next block, in points from the top of the page. */
  y = 0;
  private readonly root: Struct;
  private section: Struct;

  constructor(
    private readonly fonts: StatementFonts,
    private readonly options: PaperOptions,
  ) {
    const { title, subject, createdAt } = options;
    // The types lack the subset for accessible documents, and that there may be no standard font.
    const subset = 'PDF/UA' as unknown as PDFKit.Mixins.PDFSubsets;
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      lang: 'es-EC',
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
      subset,
      bufferPages: true,
      autoFirstPage: false,
      font: null as unknown as string,
      info: { Title: title, Subject: subject, Author: brand.name, CreationDate: createdAt, ModDate: createdAt },
    });
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
    this.section = this.root;
    this.startPage();
  }

  /** Begins a section, with its heading; `needed` points of it stay on one page. */
  startSection(heading: string, level: 'H1' | 'H2', needed = 0): void {
    this.endSection();
    this.section = this.doc.struct('Sect');
    this.root.add(this.section);
    const size = level === 'H1' ? 24 : 12.5;
    if (level === 'H2') this.ensure(needed + 46);
    if (this.y > contentTop) this.y += 20;
    this.block(level, heading, { size, weight: 'bold' });
    this.y += level === 'H1' ? 4 : 7;
  }

  /** Writes a block of text over the whole width and moves below it. */
  block(type: string, text: string, style: TextStyle = {}): void {
    const width = style.width ?? content.width;
    const height = this.measure(text, { ...style, width });
    this.ensure(height);
    const top = this.y;
    this.tag(this.section, type, () => this.write(text, content.left, top, { ...style, width }));
    this.y = top + height;
  }

  /** Writes a text of the section at a place, without moving on. */
  place(type: string, text: string, x: number, y: number, style: TextStyle = {}): void {
    this.tag(this.section, type, () => this.write(text, x, y, style));
  }

  /** Draws something that means nothing to a screen reader. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc.save();
    draw(this.doc);
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  /** A picture that a screen reader names by its description. */
  figure(alt: string, bbox: readonly [number, number, number, number], draw: (doc: PDFKit.PDFDocument) => void): void {
    const figure = this.doc.struct('Figure', { alt, ...({ bbox, placement: 'Block' } as object) }, () =>
      draw(this.doc),
    );
    this.section.add(figure);
  }

  /** A table with a header row, and with a last row of totals if there is one. Long amounts make its type smaller. */
  table(
    columns: readonly Column[],
    rows: readonly (readonly string[])[],
    totals: readonly string[] | null = null,
  ): void {
    const size = this.fitSize(columns, totals ? [...rows, totals] : rows);
    const table = this.doc.struct('Table');
    this.section.add(table);
    this.headRow(table, columns);
    for (const cells of rows) this.bodyRow(table, columns, cells, { size });
    if (totals) this.bodyRow(table, columns, totals, { size, weight: 'bold' });
    table.end();
  }

  /** Goes to a new page unless so many points are left on this one. */
  ensure(height: number): boolean {
    if (this.y + height <= footerTop - 10) return false;
    this.startPage();
    return true;
  }

  /** Numbers the pages and returns the document. */
  async finish(footer: string): Promise<Buffer> {
    this.endSection();
    this.root.end();
    const { start, count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(start + index);
      this.artifact(() => {
        const small = { size: 8, color: colors.muted } as const;
        this.write(footer, content.left, footerTop + 8, small);
        const number = `Página ${index + 1} de ${count}`;
        this.write(number, content.left, footerTop + 8, { ...small, width: content.width, align: 'right' });
      });
    }
    const chunks: Buffer[] = [];
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise<void>((resolve, reject) => {
      this.doc.once('end', resolve);
      this.doc.once('error', reject);
    });
    this.doc.end();
    await ended;
    return Buffer.concat(chunks);
  }

  private endSection(): void {
    if (this.section !== this.root) this.section.end();
  }

  private startPage(): void {
    this.doc.addPage();
    this.artifact(() => {
      const scale = 24 / 32;
      this.doc.save().translate(content.left, 34).scale(scale);
      this.doc.roundedRect(0, 0, 32, 32, 7).fill(colors.primary);
      for (const [fill, opacity, path] of markPaths) this.doc.path(path).fillColor(fill, opacity).fill();
      this.doc.restore();
      this.doc.fillOpacity(1);
      this.write(brand.name, content.left + 32, 38, { size: 14, weight: 'bold' });
      const running = { size: 8.5, color: colors.muted, width: content.width, align: 'right' } as const;
      this.write(this.options.running, content.left, 42, running);
      this.rule(68);
    });
    this.y = contentTop;
  }

  private headRow(table: Struct | null, columns: readonly Column[]): void {
    const labels = columns.map(({ label }) => label);
    const style = { size: 8, weight: 'medium', color: colors.muted } as const;
    const height = Math.max(...columns.map(({ label, width }) => this.measure(label, { ...style, width })));
    const top = this.y;
    const draw = (index: number): void => {
      const column = columns[index];
      if (column) this.write(labels[index] ?? '', this.getLeft(columns, index), top, { ...style, ...toCell(column) });
    };
    if (table) {
      const row = this.doc.struct('TR');
      table.add(row);
      for (const index of labels.keys())
        row.add(this.doc.struct('TH', { scope: 'Column' } as object, () => draw(index)));
      row.end();
      // On a further page the header is only for the eye: the table continues.
    } else this.artifact(() => [...labels.keys()].forEach(draw));
    this.y = top + height + 4;
    this.artifact(() => this.rule(this.y));
    this.y += 2;
  }

  private bodyRow(table: Struct, columns: readonly Column[], cells: readonly string[], style: TextStyle): void {
    const heights = columns.map((column, index) => this.measure(cells[index] ?? '', { ...style, ...toCell(column) }));
    const height = Math.max(...heights) + 2 * rowPadding;
    if (this.ensure(height)) this.headRow(null, columns);
    const top = this.y;
    const row = this.doc.struct('TR');
    table.add(row);
    for (const [index, column] of columns.entries()) {
      const draw = (): void =>
        this.write(cells[index] ?? '', this.getLeft(columns, index), top + rowPadding, { ...style, ...toCell(column) });
      row.add(this.doc.struct(index === 0 ? 'TH' : 'TD', (index === 0 ? { scope: 'Row' } : {}) as object, draw));
    }
    row.end();
    this.y = top + height;
    this.artifact(() => this.rule(this.y));
  }

  /** The largest size at which no amount of a table is broken. */
  private fitSize(columns: readonly Column[], rows: readonly (readonly string[])[]): number {
    this.use('', { size: bodySize, weight: 'bold' });
    const widths = columns.map(({ align }, index) =>
      align === 'right' ? Math.max(0, ...rows.map((cells) => this.doc.widthOfString(cells[index] ?? ''))) : 0,
    );
    const scale = Math.min(1, ...columns.map(({ width }, index) => (width - cellGap) / (widths[index] || 1)));
    return Math.max(minSize, Math.floor(scale * bodySize * 4) / 4);
  }

  private getLeft(columns: readonly Column[], index: number): number {
    return content.left + columns.slice(0, index).reduce((left, { width }) => left + width, 0);
  }

  private rule(y: number): void {
    this.doc.moveTo(content.left, y).lineTo(content.left + content.width, y);
    this.doc.lineWidth(0.6).strokeColor(colors.line).stroke();
  }

  private artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Pagination' });
    draw();
    this.doc.endMarkedContent();
  }

  private tag(parent: Struct, type: string, draw: () => void): void {
    parent.add(this.doc.struct(type, {}, draw));
  }

  /** Sets the font for a text. Returns the text as it is printed. */
  private use(text: string, { size = bodySize, weight = 'regular' }: TextStyle): string {
    const chosen = chooseFont(this.fonts, weight, text);
    // A font that was parsed before: the types know only files and bytes.
    this.doc.font(this.fonts[chosen.name] as Font as unknown as string, chosen.name).fontSize(size);
    return chosen.text;
  }

  private measure(text: string, style: TextStyle): number {
    const printed = this.use(text, style);
    return this.doc.heightOfString(printed, { width: style.width ?? content.width, lineGap: 1.5 });
  }

  private write(text: string, x: number, y: number, style: TextStyle): void {
    const printed = this.use(text, style);
    const { color = colors.ink, width, align = 'left' } = style;
    const box = width === undefined ? { lineBreak: false } : { width, align };
    this.doc.fillColor(color).text(printed, x, y, { ...box, lineGap: 1.5 });
  }
}

const toCell = ({ width, align = 'left' }: Column): TextStyle => ({ width: width - cellGap, align });
