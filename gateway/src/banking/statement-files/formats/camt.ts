import { statementFileMessages as told } from '@cimiento/contracts';
import { RefusedFile, type ReadProblem } from '../statement-reading';
import { readEntry, unique } from './camt-entry';
import { checkLines, toAmount, toDay } from './exact-values';
import type { StatementFormat } from './format';
import { findTags, findText, parseTags, type Tag } from './parse-tags';

const isDebit = (tag: Tag): boolean => findText(tag, 'CdtDbtInd') === 'DBIT';

/** The balance with one of the codes; null when the statement does not state it. */
function findBalance(statement: Tag, codes: readonly string[]): string | null {
  const balances = findTags(statement, 'Bal');
  for (const code of codes) {
    const balance = balances.find((tag) => findText(tag, 'Tp', 'CdOrPrtry', 'Cd') === code);
    if (balance) return toAmount(findText(balance, 'Amt'), isDebit(balance));
  }
  return null;
}

const readCurrency = ({ attributes }: Tag): string => attributes.Ccy ?? 'USD';
const isForeign = (amount: Tag): boolean => readCurrency(amount) !== 'USD';

const getEntryAmount = (entry: Tag): Tag | undefined => findTags(entry, 'Amt')[0];

/**
 * The currency that a statement states; null where it states none.
 * @throws RefusedFile for a statement in another one, which the accounts do not have
 */
function readStatementCurrency(statement: Tag, entries: readonly Tag[]): string | null {
  const ofAccount = findText(statement, 'Acct', 'Ccy');
  const balances = findTags(statement, 'Bal', 'Amt');
  const amounts = entries.map(getEntryAmount).filter((amount) => amount !== undefined);
  const foreign = balances.find(isForeign) ?? (amounts.every(isForeign) ? amounts[0] : undefined);
  const other = ofAccount !== null && ofAccount !== 'USD' ? ofAccount : foreign && readCurrency(foreign);
  if (other !== undefined) throw new RefusedFile(told.otherCurrency(other));
  return ofAccount ?? ([...balances, ...amounts].some(({ attributes }) => attributes.Ccy === 'USD') ? 'USD' : null);
}

/** Reason why an entry is not a movement of the account: it is expected or informative and may never be booked, or is in another currency. */
function describeLeftOut(entry: Tag, row: number): ReadProblem | null {
  const state = findText(entry, 'Sts', 'Cd') ?? findText(entry, 'Sts', 'Prtry') ?? findText(entry, 'Sts') ?? 'BOOK';
  const amount = getEntryAmount(entry);
  const value = unique([amount?.text.trim() ?? null, findText(entry, 'AddtlNtryInf')]);
  if (state !== 'BOOK') return { row, column: 'Sts', value, message: told.lineState(state) };
  if (!amount || !isForeign(amount)) return null;
  return { row, column: 'Ccy', value, message: told.lineCurrency(readCurrency(amount)) };
}

const readAccount = (statement: Tag): string | null =>
  findText(statement, 'Acct', 'Id', 'IBAN') ?? findText(statement, 'Acct', 'Id', 'Othr', 'Id');

/** ISO 20022 bank-to-customer statement, camt.053. */
export const camt: StatementFormat = {
  name: 'camt053',
  recognizes: ({ start }) => /<(?:\w+:)?Document[\s>]/.test(start) || /BkToCstmrStmt/.test(start),
  read: ({ content }) => {
    const statements = findTags(parseTags(content.text), 'Document', 'BkToCstmrStmt', 'Stmt');
    const [first] = statements;
    const last = statements.at(-1);
    if (!first || !last) throw new RefusedFile(told.expected);
    const accounts = new Set(statements.map(readAccount));
    if (accounts.size > 1) throw new RefusedFile(told.severalAccounts);
    const currencies = statements.map((statement) => readStatementCurrency(statement, findTags(statement, 'Ntry')));
    const read = statements
      .flatMap((statement) => findTags(statement, 'Ntry'))
      .map((entry, index) => {
        const problem = describeLeftOut(entry, index + 1);
        return problem ? { lines: [], problems: [problem] } : readEntry(entry, index + 1);
      });
    const { lines, problems } = checkLines(read.flatMap((entry) => entry.lines));
    return {
      lines,
      problems: [...problems, ...read.flatMap((entry) => entry.problems)].sort((a, b) => (a.row ?? 0) - (b.row ?? 0)),
      fileAccounts: [...accounts].filter((account) => account !== null),
      currency: currencies.find((currency) => currency !== null) ?? null,
      openingBalance: findBalance(first, ['OPBD', 'PRCD']),
      closingBalance: findBalance(last, ['CLBD']),
      firstDay: toDay(findText(first, 'FrToDt', 'FrDtTm') ?? findText(first, 'FrToDt', 'FrDt')),
      lastDay: toDay(findText(last, 'FrToDt', 'ToDtTm') ?? findText(last, 'FrToDt', 'ToDt')),
    };
  },
};
