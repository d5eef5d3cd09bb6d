import { exportFile } from './export-file';

type Row = { id: number; name: string };

const columns = [
  ['ID', ({ id }: Row) => id],
  ['Nombre', ({ name }: Row) => name],
] as const;

const pages: Row[][] = [
  [
    { id: 3, name: 'Casa' },
    { id: 7, name: '=1+1' },
  ],
  [{ id: 9, name: 'Torre; patio' }],
  [],
];

// jsdom's Blob cannot be read in any other way.
const readText = (file: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file);
  });

const from = (answers: Row[][]) => {
  const asked: number[] = [];
  const next = async (after: number) => {
    asked.push(after);
    return answers[asked.length - 1] ?? [];
  };
  return { asked, next };
};

test('each page continues after the last row of the one before, and one mark starts the file', async () => {
  const { asked, next } = from(pages);
  const told: number[] = [];
  const file = await exportFile({
    columns,
    next,
    onRows: (done) => told.push(done),
    signal: new AbortController().signal,
  });
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await readText(file));
  expect(text).toBe(`\uFEFFID;Nombre\r\n3;Casa\r\n7;'=1+1\r\n9;"Torre; patio"\r\n`);
  expect([asked, told]).toEqual([
    [0, 7, 9],
    [2, 3],
  ]);
});

test('an empty list is a file with its header', async () => {
  const file = await exportFile({
    columns,
    next: from([]).next,
    onRows: () => undefined,
    signal: new AbortController().signal,
  });
  expect(new TextDecoder().decode(await readText(file))).toBe('ID;Nombre\r\n');
});

test('a cancelled export requests no further page', async () => {
  const { asked, next } = from(pages);
  const running = new AbortController();
  await expect(
    exportFile({ columns, next, onRows: () => running.abort(), signal: running.signal }),
  ).rejects.toMatchObject({ name: 'AbortError' });
  expect(asked).toEqual([0, 7]);
});
