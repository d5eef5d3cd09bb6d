import { statementFileMessages } from '@cimiento/contracts';
import { addNamed } from '../add-named';
import { RefusedFile, type ReadProblem } from '../statement-reading';
import { checkLines, toAmount, toDay, type StatedLine } from './exact-values';
import type { StatementFormat } from './format';
import { findTags, findText, parseTags, type Tag } from './parse-tags';

/** A movement. A fault names the field of OFX that it is in. */
function toLine(transaction: Tag, index: number): StatedLine {
  const [posted, amount] = [findText(transaction, 'DTPOSTED'), findText(transaction, 'TRNAMT')];
  const texts = [
    findText(transaction, 'NAME') ?? findText(transaction, 'PAYEE', 'NAME'),
    findText(transaction, 'MEMO'),
  ];
  const said = [...new Set(texts.filter((text): text is string => text !== null))];
  const references = ['CHECKNUM', 'REFNUM', 'FITID']
    .map((name) => findText(transaction, name))
    .filter((reference) => reference !== null);
  return {
    row: index + 1,
    // Banks state the day in their own zone: '20260715120000[-5:EST]' is the 15th.
    day: { text: posted, value: toDay(posted), name: 'DTPOSTED' },
    amount: { text: amount, value: toAmount(amount), name: 'TRNAMT' },
    description: addNamed(said.join(' ') || findText(transaction, 'TRNTYPE'), references.slice(1)),
    reference: references[0] ?? null,
    // NAME is as often a text of the bank.
    payerName: findText(transaction, 'PAYEE', 'NAME'),
  };
}

/** The currency of a movement's own amount, where it is not dollars; null elsewhere. ORIGCURRENCY is only what it was converted from. */
function findForeign(transaction: Tag): string | null {
  const currency = findText(transaction, 'CURRENCY', 'CURSYM');
  return currency === null || currency === 'USD' ? null : currency;
}

const toLeftOut = ({ row, description }: StatedLine, currency: string): ReadProblem => ({
  row,
  column: 'CURRENCY',
  value: description,
  message: statementFileMessages.lineCurrency(currency),
});

/** Open Financial Exchange, both the SGML of version 1 and the XML of version 2. */
export const ofx: StatementFormat = {
  name: 'ofx',
  recognizes: ({ start }) => /^OFXHEADER\s*:/i.test(start) || /<OFX>/i.test(start) || /<\?OFX\s/i.test(start),
  read: ({ content: { text } }) => {
    const start = text.search(/<OFX>/i);
    if (start < 0 || !/<\/OFX>\s*$/i.test(text)) throw new RefusedFile(statementFileMessages.damaged);
    if (/<!(?:doctype|entity)/i.test(text.slice(0, start))) throw new RefusedFile(statementFileMessages.entities);
    const statements = findTags(parseTags(text.slice(start), true), ...['OFX', 'BANKMSGSRSV1', 'STMTTRNRS', 'STMTRS']);
    const [statement] = statements;
    if (!statement) throw new RefusedFile(statementFileMessages.expected);
    if (statements.length > 1) throw new RefusedFile(statementFileMessages.severalAccounts);
    const currency = findText(statement, 'CURDEF') ?? 'USD';
    if (currency !== 'USD') throw new RefusedFile(statementFileMessages.otherCurrency(currency));
    const transactions = findTags(statement, 'BANKTRANLIST', 'STMTTRN').map((transaction, index) => ({
      line: toLine(transaction, index),
      foreign: findForeign(transaction),
    }));
    const foreign = transactions.find((one) => one.foreign !== null)?.foreign;
    if (foreign && transactions.every((one) => one.foreign !== null))
      throw new RefusedFile(statementFileMessages.otherCurrency(foreign));
    const checked = checkLines(transactions.filter((one) => one.foreign === null).map(({ line }) => line));
    const leftOut = transactions.flatMap(({ line, foreign: currency }) =>
      currency ? [toLeftOut(line, currency)] : [],
    );
    const account = findText(statement, 'BANKACCTFROM', 'ACCTID');
    return {
      lines: checked.lines,
      problems: [...checked.problems, ...leftOut].sort((a, b) => (a.row ?? 0) - (b.row ?? 0)),
      fileAccounts: account === null ? [] : [account],
      currency: findText(statement, 'CURDEF'),
      openingBalance: null,
      closingBalance: toAmount(findText(statement, 'LEDGERBAL', 'BALAMT')),
      firstDay: toDay(findText(statement, 'BANKTRANLIST', 'DTSTART')),
      lastDay: toDay(findText(statement, 'BANKTRANLIST', 'DTEND')),
    };
  },
};
