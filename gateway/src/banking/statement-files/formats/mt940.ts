import { statementFileMessages } from '@cimiento/contracts';
import { Parser, type Statement, type Transaction } from 'mt940js';
import { addNamed } from '../add-named';
import { RefusedFile } from '../statement-reading';
import { checkLines, toAmount, type StatedLine } from './exact-values';
import type { StatementFormat } from './format';

const toIsoDay = (day: Date): string => day.toISOString().slice(0, 10);
const halfYearMs = 182 * 86_400_000;

/** The day of booking, which is written without a year: that of the day of value, but around New Year. */
function getBookedOn({ date, entryDate }: Transaction): string {
  if (!entryDate) return toIsoDay(date);
  const distance = entryDate.getTime() - date.getTime();
  const shift = distance > halfYearMs ? -1 : distance < -halfYearMs ? 1 : 0;
  return toIsoDay(
    new Date(Date.UTC(entryDate.getUTCFullYear() + shift, entryDate.getUTCMonth(), entryDate.getUTCDate())),
  );
}

const absent = new Set(['', 'NONREF', 'NOREF']);
// '?20' and '/REMI/' name the parts of a text; people read what is between them.
const parts = /\?\d{2}|^\d{3}(?=\?)/g;

// Letters of '?32': a name that is longer continues in '?33'.
const partLength = 27;

/** The name of the other party where a text has a part for it: '?32' and '?33', or '/NAME/'. A reversal has none. */
function findPayer({ details, isReversal }: Transaction): string | null {
  if (isReversal) return null;
  const text = details.replace(/\n/g, '');
  const [first = '', rest = ''] = ['32', '33'].map((part) => new RegExp(`\\?${part}([^?]*)`).exec(text)?.[1]?.trim());
  const name = `${first}${first.length < partLength ? ' ' : ''}${rest}`.trim();
  return name || (/\/NAME\/([^/]+)/.exec(text)?.[1]?.trim() ?? null);
}

function toLine(transaction: Transaction, index: number): StatedLine {
  const { details, extraDetails, reference, bankReference } = transaction;
  const day = getBookedOn(transaction);
  const amount = transaction.amount.toFixed(2);
  const text = details
    .replace(/\n/g, parts.test(details) ? '' : ' ')
    .replace(parts, ' ')
    .trim();
  const references = [reference, bankReference ?? ''].filter((one) => !absent.has(one));
  return {
    row: index + 1,
    day: { text: day, value: day, name: ':61:' },
    amount: { text: amount, value: toAmount(amount), name: ':61:' },
    description: addNamed(text || extraDetails || null, [extraDetails, ...references.slice(1)]),
    reference: references[0] ?? null,
    payerName: findPayer(transaction),
  };
}

function parse(text: string): Statement[] {
  try {
    return new Parser().parse(text.trim());
  } catch (error) {
    const isUnbalanced = error instanceof Error && error.message.startsWith('Sum of lines');
    throw new RefusedFile(isUnbalanced ? statementFileMessages.unbalanced : statementFileMessages.damaged);
  }
}

/** SWIFT MT940 customer statement. */
export const mt940: StatementFormat = {
  name: 'mt940',
  recognizes: ({ start }) => /^(?:\{1:|:20:)/m.test(start) && /:25:/.test(start),
  read: ({ content: { text } }) => {
    const statements = parse(text);
    const [first] = statements;
    const last = statements.at(-1);
    if (!first || !last) throw new RefusedFile(statementFileMessages.damaged);
    const foreign = statements.find(({ currency }) => currency !== 'USD');
    if (foreign) throw new RefusedFile(statementFileMessages.otherCurrency(foreign.currency));
    if (new Set(statements.map(({ accountIdentification }) => accountIdentification)).size > 1)
      throw new RefusedFile(statementFileMessages.severalAccounts);
    const [account = ''] = first.accountIdentification.split(/[\r\n]/);
    return {
      fileAccounts: account.trim() ? [account.trim()] : [],
      currency: first.currency,
      ...checkLines(statements.flatMap(({ transactions }) => transactions).map(toLine)),
      openingBalance: toAmount(first.openingBalance.toFixed(2)),
      closingBalance: toAmount(last.closingBalance.toFixed(2)),
      firstDay: toIsoDay(first.openingBalanceDate),
      lastDay: toIsoDay(last.closingBalanceDate),
    };
  },
};
