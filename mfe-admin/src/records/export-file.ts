import { toCsv, toCsvRows } from '@cimiento/contracts';

/** A column of a file: its name, and what it says of a row. */
export type ExportColumn<Row> = readonly [header: string, value: (row: Row) => string | number | null];

type Source<Row> = {
  columns: readonly ExportColumn<Row>[];
  /** The next rows after an id, by id; none when there are no more. */
  next: (after: number) => Promise<readonly Row[]>;
  /** Told how many rows are in the file so far. */
  onRows: (done: number) => void;
  signal: AbortSignal;
};

/**
 * All rows of a list as a CSV file. They are read by id, so that none is left out or stands twice while others change the list. What is
 * read lies in a part of the file, which a browser may keep out of memory: a million rows need no more than one page of them at once.
 * @throws the reason of the signal when it is aborted, and whatever `next` throws.
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
