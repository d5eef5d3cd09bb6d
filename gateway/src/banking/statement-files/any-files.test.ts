import { addDays, centsToText } from '@cimiento/contracts';
import fc from 'fast-check';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { databaseKinds, serveGateway } from '../../testing';
import { BankDesk } from '../../testing/bank-desk';
import { fileStyles, writeFile, type Movement } from './file-writers';
import { readStatementFile } from './read-statement-file';

// The suite tries the same few histories each time; BANK_HISTORIES=2000 tries so many others.
const asked = process.env['BANK_HISTORIES'];
const runs = Number(asked ?? 25);
const choice = asked === undefined ? { seed: 20_261_127 } : {};

// Few amounts and texts, so that movements of a day are often equal.
const movement = fc.record({
  day: fc.nat(2),
  cents: fc.constantFrom(5000, 5000, 2000, -100, -250),
  text: fc.constantFrom('DEPÓSITO CAJERO', 'TRANSF ROSA', 'COMISIÓN'),
});
const file = fc.record({
  from: fc.nat(7),
  length: fc.integer({ min: 1, max: 8 }),
  style: fc.nat(fileStyles.length - 1),
  isNewestFirst: fc.boolean(),
  spelling: fc.nat(3),
});
const history = fc.record({
  movements: fc.array(movement, { minLength: 1, maxLength: 8 }),
  cuts: fc.array(fc.nat(7), { maxLength: 3 }),
  extra: fc.array(file, { maxLength: 3 }),
  styles: fc.array(file, { minLength: 4, maxLength: 4 }),
  isShuffled: fc.boolean(),
});
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;
type File = typeof file extends fc.Arbitrary<infer T> ? T : never;

const csv = (from: number, length: number, isNewestFirst = false): File => ({
  from,
  length,
  style: 0,
  isNewestFirst,
  spelling: 0,
});
/** Two files end on the last day with other balances, and a third continues one of them with a line that the other has. */
const severalEnds: History = {
  movements: [0, 0, 0, 2, 2].map((day, index) => ({ day, cents: index === 3 ? -100 : 5000, text: 'DEPÓSITO CAJERO' })),
  cuts: [4],
  extra: [csv(1, 3), csv(3, 2, true)],
  styles: [csv(0, 1), csv(0, 1), csv(0, 1), csv(0, 1)],
  isShuffled: true,
};
/** A file without references, one with them, and both in one of which nothing tells that it lists the newest first. */
const unknownOrder: History = {
  movements: [1, 1].map((day) => ({ day, cents: -250, text: 'DEPÓSITO CAJERO' })),
  cuts: [1],
  extra: [{ ...csv(0, 2, true), style: 6 }],
  styles: [csv(0, 1), { ...csv(0, 1), style: 6 }, csv(0, 1), csv(0, 1)],
  isShuffled: false,
};

let histories = 0;

/** Movements of days and amounts that no other history has: a line may resemble one of any account. */
function toMovements({ movements }: History): Movement[] {
  histories += 1;
  const first = addDays('2001-01-01', (histories % 1500) * 4);
  const shift = Math.floor(histories / 1500) * 10_000;
  return movements
    .toSorted((a, b) => a.day - b.day)
    .map(({ day, cents, text }) => ({
      bookedOn: addDays(first, day),
      cents: cents < 0 ? cents - shift : cents + shift,
      text,
    }));
}

/** The parts of a history that its files have: all of it, cut anywhere, and parts of it again. */
function toParts({ cuts, extra, styles, isShuffled }: History, length: number): File[] {
  const ends = [...new Set([...cuts.map((cut) => cut % length), length])]
    .filter((end) => end > 0)
    .sort((a, b) => a - b);
  const parts = ends.map((end, index): File => {
    const from = ends[index - 1] ?? 0;
    return { ...(styles[index] as File), from, length: end - from };
  });
  const again = extra.map((part) => ({ ...part, from: part.from % length }));
  const all = [...parts, ...again];
  return isShuffled ? all.toReversed() : all;
}

describe.each(databaseKinds)('one history of a bank in any files on %s', (kind) => {
  const served = serveGateway(kind, { config: { approvals: 'off' } });

  /** Reads and posts a part; a bookkeeper says why it does not continue the last one. */
  async function postPart(bankAccountId: number, movements: readonly Movement[], part: File): Promise<void> {
    const lines = movements.slice(part.from, part.from + part.length);
    const sum = (some: readonly Movement[]): number => some.reduce((cents, one) => cents + one.cents, 0);
    const opening = sum(movements.slice(0, part.from));
    const bytes = writeFile(lines, opening, { ...part, style: fileStyles[part.style] ?? 'csv' });
    const reading = await readStatementFile(bytes, { dayOrder: 'dmy' });
    expect(reading.lines).toHaveLength(lines.length);
    const input = {
      bankAccountId,
      openingBalance: centsToText(opening),
      closingBalance: centsToText(opening + sum(lines)),
      lines: reading.lines,
    };
    const post = (values: object) => served.admin.send('postBankStatement', { input: values });
    let posted = await post(input);
    if (posted.code === 'STATEMENT_GAP') posted = await post({ ...input, gapReason: 'Llegó en otro orden' });
    expect(posted).toHaveProperty('id');
  }

  test('each movement is posted once, or asks', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (generated) => {
        const bankAccountId = await BankDesk.createAccount(served);
        const movements = toMovements(generated);
        for (const part of toParts(generated, movements.length)) await postPart(bankAccountId, movements, part);
        const stored = await served.reader.findBy(BankStatementLine, { bankAccountId });
        const count = (bookedOn: string, cents: number, statuses: readonly string[]): number =>
          stored.filter((row) => row.bookedOn === bookedOn && row.amount === cents && statuses.includes(row.status))
            .length;
        for (const { bookedOn, cents } of movements) {
          const real = movements.filter((one) => one.bookedOn === bookedOn && one.cents === cents).length;
          const posted = count(bookedOn, cents, ['matched', 'suspense']);
          const waiting = count(bookedOn, cents, ['duplicate']);
          expect(posted).toBeLessThanOrEqual(real);
          expect(posted + waiting).toBeGreaterThanOrEqual(real);
        }
      }),
      { numRuns: runs, ...choice, examples: [[severalEnds], [unknownOrder]] },
    );
    expect(await verifyLedger(served.reader)).toEqual([]);
  }, 3_600_000);
});
