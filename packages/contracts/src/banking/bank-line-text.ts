import { findCreditorReferences, findOrderNumbers } from '../values/creditor-reference';
import { cleanBankText } from '../values/text';

/** One line as the bank wrote it. */
export type BankLineText = { description: string | null; reference: string | null };

// The words are stored: they are how a collective line is recognized when it is posted.
const collective = /^Reúne \d+ (?:pagos|referencias)(?:$|[:…])/;

/** The text of a line that several payments make up and whose division the bank does not prove. */
export const describeCollective = (payments: number, text: string | null): string =>
  [`Reúne ${payments} pagos`, ...(text ? [text] : [])].join(': ');

/** Whether several payments make up a line: no reference in its text decides about the whole. */
export const isCollective = ({ description }: Pick<BankLineText, 'description'>): boolean =>
  collective.test(description ?? '');

/** Parts of a line's text that may name one of our records, each once. */
export const listBankNames = ({ description, reference }: BankLineText): string[] => [
  ...new Set(
    [reference ?? '', description ?? ''].flatMap((text) => [
      ...findCreditorReferences(text),
      ...findOrderNumbers(text),
    ]),
  ),
];

/**
 * The text of a line, cleaned and cut to what is stored. A text that would lose a reference becomes that of a collective line, so that what is
 * left of it names nobody alone.
 */
export function cleanBankLine(line: BankLineText, max: { description: number; reference: number }): BankLineText {
  const clean = (text: string | null, length: number): string | null => cleanBankText(text ?? '', length) || null;
  const reference = clean(line.reference, max.reference);
  const cut = { description: clean(line.description, max.description), reference };
  const names = listBankNames(line);
  const left = listBankNames(cut);
  if (names.every((name) => left.includes(name))) return cut;
  const text = [...new Set([line.description, line.reference])].filter(Boolean).join(' ');
  return { description: clean(`Reúne ${names.length} referencias: ${text}`, max.description), reference };
}
