import { type CsvCell, toCsv, toCsvRows } from '@cimiento/contracts';

/** A column of a file: its header, and its cell in a row. */
export type ExportColumn<Row> = readonly [header: string, value: (row: Row) => CsvCell];

type Source<Row> = {
  columns: readonly ExportColumn<Row>[];
  /** Reads the next rows after an id, in order of id; none at the end. */
  next: (after: number) => Promise<readonly Row[]>;
  /** Called after each page with the number of rows so far. */
  onRows: (done: number) => void;
  signal: AbortSignal;
};

/**
 * Writes all rows of a list to a CSV file. Reading by id neither skips nor repeats a row while others change the list. Each page becomes
 * a part of the Blob, which a browser may keep on disk: a million rows need the memory of one page.
 * @throws the signal's reason when it is aborted, and what `next` throws.
 */
export async function exportFile<Row extends { id: number }>({
  columns,
  next,
  onRows,
  signal,
}: Source<Row>): Promise<Blob> {
  const parts = [new Blob([toCsv([columns.map(([header]) => header)])])];
  let done = 0;
  for (let after = 0; ;) {
    const rows = await next(after);
    signal.throwIfAborted();
    const last = rows.at(-1);
    if (!last) return new Blob(parts);
    parts.push(new Blob([toCsvRows(rows.map((row) => columns.map(([, value]) => value(row))))]));
    after = last.id;
    done += rows.length;
    onRows(done);
  }
}
