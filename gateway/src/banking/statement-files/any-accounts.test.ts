import { addDays, centsToText, getDepositReference, isCollective } from '@cimiento/contracts';
import fc from 'fast-check';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { databaseKinds, serveGateway } from '../../testing';
import { BankDesk } from '../../testing/bank-desk';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import { readStatementFile } from './read-statement-file';
import { encode, toCamt } from './statement-file-examples';

// The suite tries the same few histories each time; BANK_HISTORIES=2000 tries so many others.
const asked = process.env['BANK_HISTORIES'];
const runs = Number(asked ?? 20);
const choice = asked === undefined ? { seed: 20_261_128 } : {};

const movement = fc.record({
  day: fc.nat(2),
  cents: fc.constantFrom(5000, 5000, 2000),
  /** Index of who paid; 3 is somebody without a reference. */
  payer: fc.nat(3),
  account: fc.nat(1),
  currency: fc.constantFrom('USD', 'USD', 'USD', 'EUR'),
  state: fc.constantFrom('Confirmado', 'Confirmado', 'Confirmado', 'Pendiente'),
  /** Whether the bank books it as one with the movement before it. */
  isJoined: fc.boolean(),
});
const part = fc.record({
  from: fc.nat(9),
  length: fc.integer({ min: 1, max: 10 }),
  account: fc.nat(1),
  isExplained: fc.boolean(),
});
const history = fc.record({
  movements: fc.array(movement, { minLength: 1, maxLength: 10 }),
  parts: fc.array(part, { minLength: 1, maxLength: 6 }),
  /** CAMT has collective entries, whose division it proves or not; CSV has columns of account, currency and state. */
  isCamt: fc.boolean(),
  isProved: fc.boolean(),
});
type Generated = typeof history extends fc.Arbitrary<infer T> ? T : never;
type Movement = Omit<Generated['movements'][number], 'cents'> & { bookedOn: string; cents: number };

let histories = 0;
/** Days and amounts that no other history has: a line may resemble one of any account. */
function toMovements({ movements, isCamt }: Generated): Movement[] {
  histories += 1;
  const first = addDays('2001-01-01', (histories % 1500) * 4);
  const shift = Math.floor(histories / 1500) * 10_000;
  return movements
    .toSorted((a, b) => a.day - b.day)
    .map((one) => ({
      ...one,
      ...(isCamt && { currency: 'USD', state: 'Confirmado' }),
      cents: one.cents + shift,
      bookedOn: addDays(first, one.day),
    }));
}

const isTaken = ({ currency, state }: Movement): boolean => currency === 'USD' && state === 'Confirmado';
const sum = (movements: readonly Movement[]): number => movements.reduce((cents, one) => cents + one.cents, 0);

/** Movements as an account's bank books them: those of one day that are joined are one entry. */
function toEntries(movements: readonly Movement[]): Movement[][] {
  const entries: Movement[][] = [];
  for (const one of movements) {
    const last = entries.at(-1);
    if (one.isJoined && last?.[0]?.bookedOn === one.bookedOn) last.push(one);
    else entries.push([one]);
  }
  return entries;
}

describe.each(databaseKinds)('files of two accounts on %s', (kind) => {
  const served = serveGateway(kind, { config: { approvals: 'off' } });
  const payers: number[] = [];

  beforeAll(async () => {
    for (const name of ['ana', 'rosa', 'luis']) payers.push((await served.fixtures.user(name)).id);
  });

  const getText = ({ payer }: Movement): string =>
    payers[payer] === undefined ? 'DEPÓSITO' : `TRANSF ${getDepositReference(payers[payer])}`;

  const writeCsv = (movements: readonly Movement[], numbers: readonly string[]): string =>
    [
      'Cuenta;Fecha;Concepto;Monto;Moneda;Estado',
      ...movements.map((one) =>
        [numbers[one.account], one.bookedOn, getText(one), centsToText(one.cents), one.currency, one.state].join(';'),
      ),
    ].join('\n');

  const writeCamt = (entries: readonly Movement[][], number: string, isProved: boolean): string =>
    toCamt(
      `<Acct><Id><Othr><Id>${number}</Id></Othr></Id><Ccy>USD</Ccy></Acct>${entries
        .map(
          (parts) =>
            `<Ntry><Amt Ccy="USD">${centsToText(sum(parts))}</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>${parts[0]?.bookedOn}</Dt></BookgDt><NtryDtls>${parts
              .map(
                (one) =>
                  `<TxDtls>${isProved ? `<Amt Ccy="USD">${centsToText(one.cents)}</Amt>` : ''}<RmtInf><Ustrd>${getText(one)}</Ustrd></RmtInf></TxDtls>`,
              )
              .join('')}</NtryDtls></Ntry>`,
        )
        .join('')}`,
    );

  async function createAccounts() {
    const number = String(1_000_000_000 + histories * 2);
    const numbers = [number, String(Number(number) + 1)];
    const ids: number[] = [];
    for (const accountNumber of numbers) ids.push(await BankDesk.createAccount(served, { accountNumber }));
    return { numbers, ids };
  }

  /** The code of the refusal of a statement; undefined once it is posted. */
  const post = async (input: object): Promise<string | undefined> =>
    (await served.admin.send('postBankStatement', { input })).code;

  type World = { generated: Generated; all: Movement[]; numbers: string[]; ids: number[] };

  /** Reads and posts a part for its account, and before that for the other one, which is refused. Returns the movements that it has. */
  async function postPart(
    { generated: { isCamt, isProved }, all, numbers, ids }: World,
    { from, length, account, isExplained }: Generated['parts'][number],
  ): Promise<Movement[]> {
    const ofAccount = all.filter((one) => one.account === account);
    const entries = isCamt ? toEntries(ofAccount) : ofAccount.filter(isTaken).map((one) => [one]);
    const start = from % Math.max(all.length, 1);
    const slice = isCamt ? [] : all.slice(start, start + length);
    const chosen = isCamt
      ? entries.slice(start % Math.max(entries.length, 1)).slice(0, length)
      : entries.filter(([one]) => one !== undefined && slice.includes(one));
    const [first] = chosen;
    if (!first) return [];
    const opening = sum(entries.slice(0, entries.indexOf(first)).flat());
    const file = isCamt ? writeCamt(chosen, numbers[account] ?? '', isProved) : writeCsv(slice, numbers);
    const reading = await readStatementFile(encode(file), { account: numbers[account] ?? '' });
    const taken = isCamt && !isProved ? chosen : chosen.flat();
    expect(reading.lines).toHaveLength(taken.length);
    const input = {
      bankAccountId: ids[account],
      lines: reading.lines.map(({ balance: _balance, ...line }) => line),
      openingBalance: centsToText(opening),
      closingBalance: centsToText(opening + sum(chosen.flat())),
      fileAccounts: reading.fileAccounts,
      currency: reading.currency,
    };
    const other = { ...input, bankAccountId: ids[1 - account] };
    expect(await post(other)).toBe('OTHER_ACCOUNT');
    const isMixed = reading.fileAccounts.length > 1;
    if (isMixed) expect(await post(input)).toBe('OTHER_ACCOUNT');
    const confirmed = { ...input, ...(isMixed && { confirmAccount: true, accountReason: 'Trae las dos cuentas' }) };
    const refusal = await post(confirmed);
    if (!refusal) return chosen.flat();
    expect(refusal).toBe('STATEMENT_GAP');
    if (!isExplained) return [];
    expect(await post({ ...confirmed, gapReason: 'Llegó en otro orden' })).toBeUndefined();
    return chosen.flat();
  }

  test('each movement is credited once to who paid it, or asks', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (generated) => {
        const all = toMovements(generated);
        const world = { generated, all, ...(await createAccounts()) };
        const covered = new Set<Movement>();
        for (const one of generated.parts) for (const found of await postPart(world, one)) covered.add(found);
        const { reader } = served;
        for (const [account, bankAccountId] of world.ids.entries()) {
          const stored = await reader.findBy(BankStatementLine, { bankAccountId });
          const real = all.filter((one) => one.account === account && isTaken(one));
          const inLedger = stored.filter(({ status }) => ['matched', 'suspense'].includes(status));
          const total = (lines: readonly BankStatementLine[]): number =>
            lines.reduce((cents, { amount }) => cents + amount, 0);
          expect(total(inLedger)).toBeLessThanOrEqual(sum(real));
          const waiting = stored.filter(({ status }) => status === 'duplicate');
          const seen = real.filter((one) => covered.has(one));
          expect(total(inLedger) + total(waiting)).toBeGreaterThanOrEqual(sum(seen));
          // Nobody is credited more than they sent, and of a collective entry nobody is.
          for (const [payer, userId] of payers.entries()) {
            const credited = inLedger.filter((line) => line.userId === userId);
            expect(total(credited)).toBeLessThanOrEqual(sum(real.filter((one) => one.payer === payer)));
          }
          expect(stored.filter((line) => isCollective(line) && line.status === 'matched')).toEqual([]);
        }
      }),
      { numRuns: runs, ...choice },
    );
    expect(await verifyLedger(served.reader)).toEqual([]);
  }, 7_200_000);
});
