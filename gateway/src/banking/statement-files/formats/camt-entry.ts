import { centsToText, describeCollective, parseSignedCents, statementFileMessages as told } from '@cimiento/contracts';
import { addNamed } from '../add-named';
import type { ReadProblem } from '../statement-reading';
import { toAmount, toDay, type StatedLine } from './exact-values';
import { findTags, findText, type Tag } from './parse-tags';

/** The content of an entry: its lines, and what makes people look at it. */
type ReadEntry = { lines: StatedLine[]; problems: ReadProblem[] };
type Texts = Pick<StatedLine, 'description' | 'reference' | 'payerName'>;
type Part = Texts & { amount: string };

const isDebit = (tag: Tag): boolean => findText(tag, 'CdtDbtInd') === 'DBIT';
/** Texts, each once, as one; null for none. */
export const unique = (parts: readonly (string | null)[]): string | null =>
  [...new Set(parts.filter((part): part is string => part !== null))].join(' ') || null;
const sum = (amounts: readonly string[]): number =>
  amounts.reduce((cents, amount) => cents + parseSignedCents(amount), 0);

function describe(entry: Tag, details: Tag): string | null {
  const parties = ['Dbtr', 'UltmtDbtr', 'Cdtr', 'UltmtCdtr'].flatMap((role) => [
    findText(details, 'RltdPties', role, 'Nm'),
    findText(details, 'RltdPties', role, 'Pty', 'Nm'),
  ]);
  const texts = findTags(details, 'RmtInf', 'Ustrd').map(({ text }) => text.trim() || null);
  const text = unique([...texts, ...parties, findText(details, 'AddtlTxInf'), findText(entry, 'AddtlNtryInf')]);
  const ids = ['EndToEndId', 'InstrId', 'TxId'].map((name) => findText(details, 'Refs', name));
  return addNamed(text, ids);
}

/** The debtor of a payment; of one that came back it is the company. */
function findPayer(entry: Tag, details: Tag): string | null {
  const isReturned = /^(?:true|1)$/.test(findText(entry, 'RvslInd') ?? '') || findTags(details, 'RtrInf').length > 0;
  if (isReturned) return null;
  return findText(details, 'RltdPties', 'Dbtr', 'Nm') ?? findText(details, 'RltdPties', 'Dbtr', 'Pty', 'Nm');
}

const absent = new Set(['NOTPROVIDED', 'NONREF', 'NOREF']);
const present = (reference: string | null): reference is string => reference !== null && !absent.has(reference);

/** The creditor's structured references, or else what the payer calls the payment. */
function referToPart(details: Tag): string | null {
  const structured = findTags(details, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map(({ text }) => text.trim() || null);
  return (
    unique(structured.filter(present)) ??
    [findText(details, 'Refs', 'EndToEndId'), findText(details, 'Refs', 'TxId')].find(present) ??
    null
  );
}

/** The bank's name for the entry. */
const referToEntry = (entry: Tag): string | null =>
  [findText(entry, 'AcctSvcrRef'), findText(entry, 'NtryRef')].find(present) ?? null;

const isDollars = ({ attributes }: Tag): boolean => (attributes.Ccy ?? 'USD') === 'USD';

/** The signed amount of a part in dollars; null where the bank does not state it. A part without its own sign has that of the entry. */
function readPartAmount(entry: Tag, details: Tag): string | null {
  const stated = [...findTags(details, 'Amt'), ...findTags(details, 'AmtDtls', 'TxAmt', 'Amt')].find(isDollars);
  return toAmount(stated?.text ?? null, isDebit(findText(details, 'CdtDbtInd') === null ? entry : details));
}

/** The signed charges of an entry or a part: one by one where they are listed, or else their sum. A charge without a sign goes out. */
function listCharges(tag: Tag): string[] {
  const records = [...findTags(tag, 'Chrgs', 'Rcrd'), ...findTags(tag, 'Chrgs').filter((one) => findText(one, 'Amt'))];
  const listed = records.map((record) => {
    const amount = findTags(record, 'Amt').find(isDollars);
    return toAmount(amount?.text ?? null, findText(record, 'CdtDbtInd') !== 'CRDT');
  });
  const totals = findTags(tag, 'Chrgs', 'TtlChrgsAndTaxAmt').map(({ text }) => toAmount(text, true));
  return (listed.length > 0 ? listed : totals).filter((amount) => amount !== null);
}

/** The charges that explain a difference in cents: of the entry, of its parts, or of both. Null when none do. */
function findCharges(entry: Tag, details: readonly Tag[], difference: number): string[] | null {
  const [ofEntry, ofParts] = [listCharges(entry), details.flatMap(listCharges)];
  return [ofEntry, ofParts, [...ofEntry, ...ofParts]].find((charges) => sum(charges) === difference) ?? null;
}

/** The parts of an entry where their amounts, less the charges that the bank states, are its own; null where they are not proved. */
function splitEntry(entry: Tag, details: readonly Tag[], total: string): Part[] | null {
  const parts = details.map((part): Texts & { amount: string | null } => ({
    amount: readPartAmount(entry, part),
    description: describe(entry, part),
    reference: referToPart(part) ?? referToEntry(entry),
    payerName: findPayer(entry, part),
  }));
  const isStated = (part: (typeof parts)[number]): part is Part => part.amount !== null;
  if (!parts.every(isStated)) return null;
  const difference = parseSignedCents(total) - sum(parts.map(({ amount }) => amount));
  if (difference === 0) return parts;
  if (findCharges(entry, details, difference) === null) return null;
  const description = unique(['Comisión', findText(entry, 'AddtlNtryInf')]);
  return [...parts, { amount: centsToText(difference), description, reference: referToEntry(entry) }];
}

/** Number of payments of an entry, as listed and as stated. */
function countPayments(entry: Tag, details: readonly Tag[]): number {
  const stated = findTags(entry, 'NtryDtls', 'Btch', 'NbOfTxs').map(({ text }) => Number(text) || 0);
  return Math.max(
    details.length,
    stated.reduce((count, one) => count + one, 0),
  );
}

/**
 * The lines of an entry: its payments where the bank books several as one and proves how they divide it. Where it does not, one line has the
 * texts and references of all.
 */
export function readEntry(entry: Tag, row: number): ReadEntry {
  const day = findText(entry, 'BookgDt', 'Dt') ?? findText(entry, 'BookgDt', 'DtTm') ?? findText(entry, 'ValDt', 'Dt');
  const details = findTags(entry, 'NtryDtls', 'TxDtls');
  const payments = countPayments(entry, details);
  const total = findText(entry, 'Amt');
  const amount = toAmount(total, isDebit(entry));
  const toLine = (texts: Texts, text: string | null, value: string | null): StatedLine => ({
    ...texts,
    row,
    day: { text: day, value: toDay(day), name: 'BookgDt' },
    amount: { text, value, name: 'Amt' },
  });
  if (payments < 2) {
    const [part = entry] = details;
    const texts = {
      description: describe(entry, part),
      reference: referToPart(part) ?? referToEntry(entry),
      payerName: findPayer(entry, part),
    };
    return { lines: [toLine(texts, total, amount)], problems: [] };
  }
  const parts = amount !== null && payments === details.length ? splitEntry(entry, details, amount) : null;
  if (parts) return { lines: parts.map((part) => toLine(part, part.amount, part.amount)), problems: [] };
  const texts = {
    description: describeCollective(payments, unique(details.map((part) => describe(entry, part)))),
    reference: unique(details.map(referToPart)) ?? referToEntry(entry),
  };
  const problem = { row, column: 'TxDtls', value: texts.description, message: told.collective(payments) };
  return { lines: [toLine(texts, total, amount)], problems: [problem] };
}
