import { statementFileMessages } from '@cimiento/contracts';
import { RefusedFile } from '../statement-reading';
import { checkLines, toAmount, toDay, type StatedLine } from './exact-values';
import type { StatementFormat } from './format';
import { findTags, findText, parseTags, type Tag } from './parse-tags';

const isDebit = (tag: Tag): boolean => findText(tag, 'CdtDbtInd') === 'DBIT';
const unique = (parts: readonly (string | null)[]): string | null =>
  [...new Set(parts.filter((part): part is string => part !== null))].join(' ') || null;

/** The balance with one of the codes; null when the statement does not state it. */
function findBalance(statement: Tag, codes: readonly string[]): string | null {
  const balances = findTags(statement, 'Bal');
  for (const code of codes) {
    const balance = balances.find((tag) => findText(tag, 'Tp', 'CdOrPrtry', 'Cd') === code);
    if (balance) return toAmount(findText(balance, 'Amt'), isDebit(balance));
  }
  return null;
}

function describe(entry: Tag, details: Tag): string | null {
  const parties = ['Dbtr', 'UltmtDbtr', 'Cdtr', 'UltmtCdtr'].flatMap((role) => [
    findText(details, 'RltdPties', role, 'Nm'),
    findText(details, 'RltdPties', role, 'Pty', 'Nm'),
  ]);
  const texts = findTags(details, 'RmtInf', 'Ustrd').map(({ text }) => text.trim() || null);
  return unique([...texts, ...parties, findText(details, 'AddtlTxInf'), findText(entry, 'AddtlNtryInf')]);
}

const absent = new Set([null, 'NOTPROVIDED', 'NONREF']);

/** The creditor's structured reference, or else what the payer or the bank calls the movement. */
function refer(entry: Tag, details: Tag): string | null {
  const found = [
    findText(details, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
    findText(details, 'Refs', 'EndToEndId'),
    findText(details, 'Refs', 'TxId'),
    findText(entry, 'AcctSvcrRef'),
    findText(entry, 'NtryRef'),
  ];
  return found.find((reference) => !absent.has(reference)) ?? null;
}

/** The lines of an entry: its transactions where the bank books several as one and states the amount of each. */
function readEntry(entry: Tag, row: number): StatedLine[] {
  const day = findText(entry, 'BookgDt', 'Dt') ?? findText(entry, 'BookgDt', 'DtTm') ?? findText(entry, 'ValDt', 'Dt');
  const bookedOn = { text: day, value: toDay(day), name: 'BookgDt' };
  const details = findTags(entry, 'NtryDtls', 'TxDtls');
  const total = findText(entry, 'Amt');
  const amounts = details.map((tag) => findText(tag, 'Amt') ?? findText(tag, 'AmtDtls', 'TxAmt', 'Amt'));
  const sum = amounts.reduce((cents, amount) => cents + Math.round(Number(amount) * 100), 0);
  const isSplit = details.length > 1 && sum === Math.round(Number(total) * 100);
  const parts = isSplit ? details : [details[0] ?? entry];
  return parts.map((part, index) => {
    const text = isSplit ? (amounts[index] ?? null) : total;
    return {
      row,
      day: bookedOn,
      amount: { text, value: toAmount(text, isDebit(entry)), name: 'Amt' },
      description: describe(entry, part),
      reference: refer(entry, part),
    };
  });
}

/** @throws RefusedFile for amounts in another currency, which the accounts do not have */
function assertDollars(statement: Tag): void {
  const amounts = [...findTags(statement, 'Bal', 'Amt'), ...findTags(statement, 'Ntry', 'Amt')];
  const foreign = amounts.find(({ attributes }) => (attributes.Ccy ?? 'USD') !== 'USD');
  if (foreign) throw new RefusedFile(statementFileMessages.otherCurrency(foreign.attributes.Ccy ?? ''));
}

/** ISO 20022 bank-to-customer statement, camt.053. */
export const camt: StatementFormat = {
  name: 'camt053',
  recognizes: ({ start }) => /<(?:\w+:)?Document[\s>]/.test(start) || /BkToCstmrStmt/.test(start),
  read: ({ content }) => {
    const statements = findTags(parseTags(content.text), 'Document', 'BkToCstmrStmt', 'Stmt');
    const [first] = statements;
    const last = statements.at(-1);
    if (!first || !last) throw new RefusedFile(statementFileMessages.expected);
    for (const statement of statements) assertDollars(statement);
    const accounts = statements.map(
      (tag) => findText(tag, 'Acct', 'Id', 'IBAN') ?? findText(tag, 'Acct', 'Id', 'Othr', 'Id'),
    );
    if (new Set(accounts).size > 1) throw new RefusedFile(statementFileMessages.severalAccounts);
    const entries = statements
      .flatMap((statement) => findTags(statement, 'Ntry'))
      // Other entries are expected or informative, and may never be booked.
      .filter((entry) => (findText(entry, 'Sts', 'Cd') ?? findText(entry, 'Sts') ?? 'BOOK') === 'BOOK');
    return {
      ...checkLines(entries.flatMap((entry, index) => readEntry(entry, index + 1))),
      openingBalance: findBalance(first, ['OPBD', 'PRCD']),
      closingBalance: findBalance(last, ['CLBD']),
      firstDay: toDay(findText(first, 'FrToDt', 'FrDtTm') ?? findText(first, 'FrToDt', 'FrDt')),
      lastDay: toDay(findText(last, 'FrToDt', 'ToDtTm') ?? findText(last, 'FrToDt', 'ToDt')),
    };
  },
};
