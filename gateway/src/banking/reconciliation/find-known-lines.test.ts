import { getDepositReference } from '@cimiento/contracts';
import fc from 'fast-check';
import { toFileLines } from '../statements/file-lines';
import { pickLast } from '../statements/pick-last';
import { findKnownLines, type RegisteredLine, type Verdict } from './find-known-lines';

type Line = { day?: string; cents: number; text?: string | null; reference?: string | null; balance?: number };
type Status = RegisteredLine['status'];
type Posted = { id: number; openingBalance: number; closingBalance: number; lastDay: string; ids: number[] };

const toText = (cents: number): string => (cents / 100).toFixed(2);

/** Statements posted one after another, without a database. */
class Books {
  readonly lines: RegisteredLine[] = [];
  readonly statements: (Posted & { bankAccountId: number })[] = [];

  /** The statement that the next one continues, as it is found for an account. */
  private findLast(account: number) {
    const moving = this.statements.filter(
      ({ bankAccountId, ids }) =>
        bankAccountId === account &&
        this.lines.some(({ id, status }) => ids.includes(id) && ['matched', 'suspense'].includes(status)),
    );
    const lastDay = moving
      .map((statement) => statement.lastDay)
      .sort()
      .at(-1);
    return pickLast(moving.filter((statement) => statement.lastDay === lastDay).reverse());
  }

  preview(file: readonly Line[], opening: number, account = 1) {
    const lines = toFileLines(
      file.map(({ day = '2026-07-22', cents, text = null, reference = null, balance }) => ({
        bookedOn: day,
        amount: toText(cents),
        description: text,
        reference,
        ...(balance !== undefined && { balance: toText(balance) }),
      })),
      toText(opening),
    );
    const closingBalance = lines.reduce((sum, { amount }) => sum + amount, opening);
    const head = { bankAccountId: account, openingBalance: opening, closingBalance };
    const last = this.findLast(account);
    const registered = {
      lines: this.lines.filter(({ status }) => status !== 'void'),
      lastClosing: last?.statement.closingBalance ?? null,
      isLastUncertain: last?.isUncertain ?? false,
    };
    return { head, lines, ...findKnownLines(head, lines, registered) };
  }

  /** Posts a file and counts its verdicts. */
  post(file: readonly Line[], opening: number, account = 1) {
    const { head, lines, verdicts, gap } = this.preview(file, opening, account);
    const ids: number[] = [];
    const count = (kind: Verdict['kind']) => verdicts.filter((verdict) => verdict.kind === kind).length;
    lines.forEach((line, index) => {
      const verdict = verdicts[index];
      if (!verdict || verdict.kind === 'known') return;
      const status: Status = verdict.kind === 'duplicate' ? 'duplicate' : line.amount === 0 ? 'ignored' : 'suspense';
      const duplicateOf = verdict.kind === 'duplicate' ? verdict.duplicateOf : null;
      const id = this.lines.length + 1;
      ids.push(id);
      this.lines.push({ ...line, id, bankAccountId: account, status, duplicateOf });
    });
    const lastDay =
      lines
        .map(({ bookedOn }) => bookedOn)
        .sort()
        .at(-1) ?? '';
    this.statements.push({ ...head, id: this.statements.length + 1, lastDay, ids });
    return { new: count('new'), known: count('known'), duplicates: count('duplicate'), gap };
  }

  setStatus(id: number, status: Status): void {
    const line = this.lines.find((candidate) => candidate.id === id);
    if (line) line.status = status;
  }
}

const deposit = (text: string | null, cents = 5000, more: Partial<Line> = {}): Line => ({ cents, text, ...more });

let books: Books;
beforeEach(() => {
  books = new Books();
});

test.each([
  ['case and blanks', 'Dep  cajero RF62 CIM000002'],
  ['accents', 'DÉP CAJERO RF62CIM000002'],
  ['control characters and full-width letters', 'DEP\u0000 CAJERO\u00ad ＲＦ62CIM000002'],
])('a line whose text differs in %s is known', (_name, text) => {
  books.post([deposit('DEP CAJERO RF62CIM000002')], 0);
  expect(books.post([deposit(text)], 0)).toEqual({ new: 0, known: 1, duplicates: 0, gap: null });
});

test('a line without the text or reference of a registered one is known where the balances agree', () => {
  books.post([deposit('TRANSFERENCIA ROSA', 40_000, { reference: '884120' })], 100_000);
  books.post([deposit('TRANSFERENCIA JUAN', 30_000, { reference: '884121' })], 140_000);
  for (const [text, reference] of [
    [null, '884120'],
    ['TRANSFERENCIA ROSA', null],
    [null, null],
  ])
    expect(books.post([{ cents: 40_000, text, reference }], 100_000)).toMatchObject({ new: 0, known: 1, gap: null });
});

test('a line with another text on the same day and amount is a possible duplicate', () => {
  books.post([deposit('TRANSFERENCIA ROSA')], 0);
  const { verdicts, gap } = books.preview([deposit('PAGO RECIBIDO'), deposit('COMISION', -100)], 0);
  expect([verdicts, gap]).toEqual([[{ kind: 'duplicate', duplicateOf: 1 }, { kind: 'new' }], null]);
});

test('a line of another account is a possible duplicate, however its text is', () => {
  books.post([deposit('TRANSFERENCIA ROSA')], 0);
  expect(books.post([deposit('TRANSFERENCIA ROSA')], 0, 2)).toMatchObject({ new: 0, duplicates: 1 });
});

test('a continuing balance proves a line against its own account only', () => {
  books.post([deposit('A', 100)], 0, 2);
  books.post([deposit('TRANSFERENCIA ROSA', 5000, { reference: '884120' })], 0);
  const again = [deposit('TRANSFERENCIA ROSA', 5000, { reference: '884120' })];
  expect(books.preview(again, 100, 2).verdicts).toEqual([{ kind: 'duplicate', duplicateOf: 2 }]);
  expect(books.preview([deposit('Transferencia Rosa')], 100, 2).verdicts).toMatchObject([{ kind: 'duplicate' }]);
  expect(books.preview([deposit('OTRO TEXTO')], 100, 2).verdicts).toEqual([{ kind: 'new' }]);
});

test('a line that is new for its own account may be in another one', () => {
  books.post([deposit('PAGO RECIBIDO')], 0, 2);
  books.post([deposit('TRANSFERENCIA ROSA')], 0);
  expect(books.preview([deposit('TRANSFERENCIA ROSA')], 5000, 2).verdicts).toEqual([
    { kind: 'duplicate', duplicateOf: 2 },
  ]);
});

describe('two lines of one day and amount that name other references', () => {
  test.each<[string, Partial<Line>, Partial<Line>]>([
    ["the bank's own", { reference: '884120' }, { reference: '884121' }],
    ['short ones', { reference: '1' }, { reference: '11' }],
    ["an investor's in the text", { text: 'DEP RF62CIM000002' }, { text: `DEP ${getDepositReference(3)}` }],
    ['two kinds', { reference: '884120' }, { text: 'DEP RF62 CIM 000002' }],
    ["an order's number", { text: 'Orden CIM-7K3M9-QXR4T' }, { text: 'Orden CIM-7K3M9-QXR5T' }],
  ])('lines that differ in %s are two movements, in any account and after any balance', (_name, first, second) => {
    books.post([{ ...deposit('DEP'), ...first }], 0);
    for (const [opening, account] of [
      [0, 1],
      [5000, 1],
      [777, 1],
      [0, 2],
    ] as const)
      expect(books.preview([{ ...deposit('DEP'), ...second }], opening, account).verdicts).toEqual([{ kind: 'new' }]);
  });

  test.each<[string, Partial<Line>, Partial<Line>]>([
    ['the same in another field', { reference: '884120', text: 'DEP' }, { text: 'DEP 884120' }],
    ['leading zeros', { reference: '000884120' }, { reference: '884120' }],
    ['another spelling', { reference: 'RF62CIM000002' }, { text: 'dep rf62 cim-000002' }],
    ['one of several', { reference: '884120', text: 'RF62CIM000002' }, { reference: '884121', text: 'RF62CIM000002' }],
    ['none in one', { reference: '884120' }, { reference: 'NONREF' }],
    ['zeros in one', { reference: '884120' }, { reference: '0000' }],
  ])('lines with %s are not proved to be two', (_name, first, second) => {
    books.post([{ ...deposit('DEP'), ...first }], 0);
    expect(books.preview([{ ...deposit('DEP'), ...second }], 777).verdicts).not.toEqual([{ kind: 'new' }]);
  });

  test('forty equal transfers of a day in overlapping files with gaps leave no possible duplicate', () => {
    const day = Array.from({ length: 40 }, (_, index) =>
      deposit('TRANSFERENCIA', 100_000, { reference: getDepositReference(index + 2) }),
    );
    let credited = 0;
    for (const [from, to] of [
      [20, 30],
      [0, 12],
      [8, 25],
      [28, 40],
      [0, 40],
    ] as const) {
      const posted = books.post(day.slice(from, to), from * 100_000);
      expect(posted.duplicates).toBe(0);
      credited += posted.new;
    }
    expect(credited).toBe(40);
  });
});

test('of equal lines those beyond the number of registered ones are new', () => {
  const line = deposit('IGUAL');
  expect(books.post([line, line], 0)).toMatchObject({ new: 2 });
  expect(books.post([line, line], 0)).toMatchObject({ new: 0, known: 2 });
  expect(books.post([line, line, line], 0)).toMatchObject({ new: 1, known: 2, gap: null });
  // The other line may be the first or the last of the day, and an equal one is new if it is the registered one.
  expect(books.post([deposit('OTRO'), line, line, line, line], 0)).toMatchObject({ new: 1, duplicates: 2, gap: null });
});

test('an equal line is new where the opening balance continues the last closing one', () => {
  books.post([deposit('DEP CAJERO')], 170_000);
  expect(books.post([deposit('DEP CAJERO'), deposit('COMISION', -100)], 175_000)).toEqual({
    new: 2,
    known: 0,
    duplicates: 0,
    gap: null,
  });
});

test('an equal line is asked about where an earlier part of the day is posted after a later one', () => {
  books.post([deposit('DEP CAJERO'), deposit('COMISION', -100)], 175_000);
  expect(books.post([deposit('DEP CAJERO')], 170_000)).toMatchObject({ new: 0, known: 0, duplicates: 1 });
});

test('an equal line is new where the bank states another balance after it', () => {
  books.post([deposit('DEP CAJERO', 5000, { balance: 175_000 })], 170_000);
  const later = [deposit('DEP CAJERO', 5000, { balance: 179_900 })];
  expect(books.preview(later, 174_900)).toMatchObject({
    verdicts: [{ kind: 'new' }],
    gap: { expected: 175_000, given: 174_900 },
  });
});

test('stated balances that do not add up prove nothing', () => {
  books.post([deposit('A', 5000, { balance: 5000 }), deposit('B', 700, { balance: 5700 })], 0);
  const wrong = [deposit('A', 5000, { balance: 1 }), deposit('B', 700, { balance: 2 })];
  expect(books.post(wrong, 0)).toMatchObject({ new: 0, known: 2 });
});

test('movements that lead back to the last closing balance are possible duplicates', () => {
  const file = [deposit('A'), deposit('REVERSO', -5000)];
  books.post(file, 10_000);
  expect(books.post(file, 10_000)).toMatchObject({ new: 0, duplicates: 2 });
});

test('a file that lists the newest first is known again when it lists the oldest first', () => {
  const days = ['2026-07-20', '2026-07-21', '2026-07-21', '2026-07-22'];
  const file = days.map((day, index) => deposit(`M${index}`, 1000 + index, { day }));
  books.post(file.toReversed(), 500);
  expect(books.post(file, 500)).toMatchObject({ new: 0, known: 4 });
});

test('equal lines of one day whose file states neither balances nor which came first are not new', () => {
  books.post([{ cents: 5000 }], 0);
  books.post([{ cents: 5000, reference: 'B2' }], 5000);
  const newestFirst = [
    { cents: 5000, reference: 'B2' },
    { cents: 5000, reference: 'A1' },
  ];
  expect(books.post(newestFirst, 0)).toMatchObject({ new: 0 });
});

describe('the opening balance', () => {
  beforeEach(() => books.post([deposit('A', 5000, { day: '2026-07-20' })], 10_000));

  test('a balance that does not continue the last closing balance of the account is a gap', () => {
    const later = [deposit('B', 700, { day: '2026-07-21' })];
    expect(books.preview(later, 14_000).gap).toEqual({ expected: 15_000, given: 14_000 });
    expect(books.preview(later, 15_000).gap).toBeNull();
    expect(books.preview(later, 14_000, 2).gap).toBeNull();
  });

  test('an overlapping file whose known lines lead to the balance has no gap', () => {
    expect(books.preview([deposit('A', 5000, { day: '2026-07-20' }), deposit('B', 700)], 10_000).gap).toBeNull();
  });

  test('a file that fills a hole and continues from the last closing balance has no gap', () => {
    books.post([deposit('C', 900)], 16_000);
    const whole = [deposit('A', 5000, { day: '2026-07-20' }), deposit('B', 1000), deposit('C', 900), deposit('D', 1)];
    expect(books.post(whole, 10_000)).toEqual({ new: 2, known: 2, duplicates: 0, gap: null });
  });

  test('a file of known lines does not move the balance, nor do possible duplicates', () => {
    books.post([deposit('B', 700)], 15_000);
    expect(books.post([deposit('A', 5000, { day: '2026-07-20' })], 10_000)).toMatchObject({ known: 1, gap: null });
    books.post([deposit('X', 700)], 3);
    expect(books.preview([deposit('C', 1)], 15_700).gap).toBeNull();
  });
});

test('a line decided to be the same is one movement with the registered one', () => {
  books.post([deposit('UNO')], 0);
  books.post([deposit('DOS')], 0);
  books.setStatus(2, 'ignored');
  expect(books.post([deposit('DOS')], 0)).toMatchObject({ new: 0, known: 1 });
  // Two movements in the file, one registered in two forms.
  expect(books.post([deposit('DOS'), deposit('DOS')], 0)).toMatchObject({ new: 1, known: 1 });
});

test('a void line makes no other known, and neither does one that repeats it', () => {
  books.post([deposit('UNO')], 0);
  books.post([deposit('DOS')], 0);
  books.setStatus(2, 'ignored');
  books.setStatus(1, 'void');
  expect(books.post([deposit('DOS')], 0)).toMatchObject({ new: 1, known: 0 });
});

const runs = Number(process.env['BANK_HISTORIES'] ?? 300);

type Movement = Required<Omit<Line, 'text' | 'reference'>> & { text: string; reference: string };
type Cut = {
  start: number;
  length: number;
  hasText: boolean;
  hasReference: boolean;
  hasBalance: boolean;
  isUpper: boolean;
  /** Whether somebody gives a reason for a gap. */
  isExplained: boolean;
};

const history = fc
  .array(
    fc.record({
      day: fc.constantFrom('2026-07-20', '2026-07-21'),
      cents: fc.constantFrom(5000, -5000, 300, -100),
      text: fc.constantFrom('dep cajero', 'Transferencia Ñ', 'comisión'),
      reference: fc.constantFrom('1', '2'),
    }),
    { minLength: 2, maxLength: 12 },
  )
  .map((movements) => {
    let balance = 100_000;
    return movements
      .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
      .map((movement): Movement => ({ ...movement, balance: (balance += movement.cents) }));
  })
  // Nothing tells movements of one day apart that leave the account at the same balance.
  .filter((movements) => {
    const places = movements.map(({ day, cents, balance }) => `${day} ${cents} ${balance}`);
    return new Set(places).size === places.length;
  });

const cut = fc.record({
  start: fc.nat(11),
  length: fc.integer({ min: 1, max: 12 }),
  hasText: fc.boolean(),
  hasReference: fc.boolean(),
  hasBalance: fc.boolean(),
  isUpper: fc.boolean(),
  isExplained: fc.boolean(),
});

const toFile = (movements: readonly Movement[], { hasText, hasReference, hasBalance, isUpper }: Cut): Line[] =>
  movements.map(({ day, cents, text, reference, balance }) => ({
    day,
    cents,
    text: hasText ? (isUpper ? `  ${text.toUpperCase()} ` : text) : null,
    reference: hasReference ? reference : null,
    ...(hasBalance && { balance }),
  }));

/** The lines in the ledger by day and amount, at most as many as happened. */
const countBy = (lines: readonly { day: string; cents: number }[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { day, cents } of lines) counts.set(`${day} ${cents}`, (counts.get(`${day} ${cents}`) ?? 0) + 1);
  return counts;
};

test('one history, cut into files in any way and posted in any order, is credited once or asks', () => {
  fc.assert(
    fc.property(history, fc.array(cut, { minLength: 1, maxLength: 8 }), (movements, cuts) => {
      const posted = new Books();
      const covered = new Set<number>();
      for (const part of cuts) {
        const start = part.start % movements.length;
        const slice = movements.slice(start, start + part.length);
        const opening = (slice[0]?.balance ?? 0) - (slice[0]?.cents ?? 0);
        const file = toFile(slice, part);
        // A gap is a question, too.
        if (!part.isExplained && posted.preview(file, opening).gap) continue;
        posted.post(file, opening);
        slice.forEach((_movement, index) => covered.add(start + index));
      }
      const truth = countBy(movements);
      const stored = posted.lines.map(({ bookedOn, amount, status }) => ({ day: bookedOn, cents: amount, status }));
      const credited = countBy(stored.filter(({ status }) => status === 'suspense'));
      for (const [key, count] of credited) expect(count).toBeLessThanOrEqual(truth.get(key) ?? 0);
      // Every movement of a file is credited, or somebody is asked about it.
      const expected = countBy([...covered].map((index) => movements[index] as Movement));
      const all = countBy(stored);
      for (const [key, count] of expected) expect(all.get(key) ?? 0).toBeGreaterThanOrEqual(count);
    }),
    { numRuns: runs },
  );
});

test('a file that continues one of two ends of a day asks about an equal line', () => {
  const day = { day: '2026-07-22' };
  const fee = { ...day, cents: -100, text: 'COMISION' };
  // The newest first, so that its lines are not where they were.
  books.post([{ ...day, ...deposit('DEP') }, fee], 15_000);
  books.post([{ ...deposit('DEP', 5000), day: '2026-07-20' }, { ...deposit('DEP'), day: '2026-07-20' }, fee], 5000);
  expect(books.post([{ ...day, ...deposit('DEP') }], 14_900)).toMatchObject({ new: 0, duplicates: 1, gap: null });
});
