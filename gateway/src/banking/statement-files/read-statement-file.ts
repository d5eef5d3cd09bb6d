import { cleanBankLine, cleanBankText, limits, statementFileMessages as told } from '@cimiento/contracts';
import { bankTextMax, fileAccountsMax } from '@cimiento/contracts/schemas';
import { statementFormats } from './formats';
import { SourceFile } from './formats/format';
import {
  RefusedFile,
  type FoundStatement,
  type ReadLine,
  type ReadProblem,
  type StatementReading,
  type WantedMapping,
} from './statement-reading';

/** Reason why a file that no format recognizes is refused. */
function describeOther(file: SourceFile): string {
  if (file.startsWith(0x25, 0x50, 0x44, 0x46)) return told.pdf;
  return file.startsWith(0xd0, 0xcf, 0x11, 0xe0) ? told.oldExcel : told.expected;
}

const cleanText = (text: string | null, max = 0): string | null => {
  if (text === null) return null;
  const clean = cleanBankText(text, max);
  return clean || null;
};

const cleanLine = (line: ReadLine): ReadLine => ({
  ...line,
  ...cleanBankLine(line, bankTextMax),
  // The company itself is the payer of a debit.
  payerName: line.amount.startsWith('-')
    ? undefined
    : (cleanText(line.payerName ?? null, bankTextMax.payerName) ?? undefined),
});

const cleanProblem = (problem: ReadProblem): ReadProblem => ({
  ...problem,
  value: cleanText(problem.value, limits.shortText.max),
});

/** Lines whose text has a sign for a letter that could not be read. */
const listLostLetters = ({ lines }: FoundStatement): ReadProblem[] =>
  lines
    .filter(({ description, reference }) => `${description}${reference}`.includes('�'))
    .map(({ row, description, reference }) => ({
      row,
      column: null,
      value: description ?? reference,
      message: told.letters,
    }));

const listNothing = ({ lines, problems }: FoundStatement): ReadProblem[] =>
  lines.length + problems.length > 0 ? [] : [{ row: null, column: null, value: null, message: told.noMovements }];

const sortedDays = ({ lines }: FoundStatement): string[] => lines.map(({ bookedOn }) => bookedOn).sort();

/**
 * Reads a bank's file in any of the known formats; its content decides which, not its name. Stores nothing. Run it in a thread with limits.
 * @throws RefusedFile saying what is wrong with the whole file
 */
export async function readStatementFile(bytes: Uint8Array, wanted: WantedMapping): Promise<StatementReading> {
  const file = new SourceFile(bytes);
  const isBinary = file.startsWith(0x25, 0x50, 0x44, 0x46) || file.startsWith(0xd0, 0xcf, 0x11, 0xe0);
  // Its account header, and then a movement.
  if (/^11\d{18}[\s\S]{0,200}?^(?:22|33)/m.test(isBinary ? '' : file.start)) throw new RefusedFile(told.norma43);
  const format = isBinary ? undefined : statementFormats.find(({ recognizes }) => recognizes(file));
  if (!format) throw new RefusedFile(describeOther(file));
  const { table, ...found } = await format.read(file, wanted);
  if (found.lines.length > limits.statementLines.max) throw new RefusedFile(told.tooManyLines);
  const days = sortedDays(found);
  return {
    format: format.name,
    encoding: format.isBinary ? null : file.content.encoding,
    headerRow: table?.headerRow ?? null,
    mapping: table?.mapping ?? null,
    columns: table?.columns ?? [],
    ...found,
    fileAccounts: found.fileAccounts
      .slice(0, fileAccountsMax.accounts)
      .map((account) => cleanBankText(account, fileAccountsMax.text)),
    firstDay: found.firstDay ?? days[0] ?? null,
    lastDay: found.lastDay ?? days.at(-1) ?? null,
    lines: found.lines.map(cleanLine),
    problems: [...found.problems, ...listLostLetters(found), ...listNothing(found)].map(cleanProblem),
  };
}
