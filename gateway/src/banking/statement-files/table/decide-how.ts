import { statementFileMessages as told, today } from '@cimiento/contracts';
import type { UsedMapping, WantedMapping } from '../statement-reading';
import { decideDecimal, isAmbiguous, parseAmountText, type AmountText } from './amounts';
import { findProfile, isSpanish } from './column-names';
import { decideDayOrder, decideYear, parseDayText, type DayText } from './days';
import type { Columns } from './find-columns';
import type { TableRow } from './find-header';

type Parts = {
  columns: Columns;
  header: readonly string[];
  rows: readonly TableRow[];
  data: readonly TableRow[];
  wanted: WantedMapping;
};

const amountFields = ['amount', 'debit', 'credit', 'balance'] as const;

const listCells = (data: readonly TableRow[], index: number | undefined): string[] =>
  index === undefined ? [] : data.map(({ cells }) => cells[index] ?? '').filter(Boolean);

/** Years that the lines above the header state, such as 'Desde 01/07/2026'. */
function findStatedYear(rows: readonly TableRow[], data: readonly TableRow[]): number | null {
  const above = rows.slice(0, rows.length - data.length).flatMap(({ cells }) => cells);
  const years = above.map((cell) => parseDayText(cell)?.year ?? null).filter((year) => year !== null);
  return years[0] ?? null;
}

/** Reading of a table's days and amounts: as chosen, as its known layout says, or as all its cells together allow. */
export function decideHow({ columns, header, rows, data, wanted }: Parts): { how: UsedMapping; problems: string[] } {
  const problems: string[] = [];
  const days = listCells(data, columns.bookedOn)
    .map(parseDayText)
    .filter((day): day is DayText => day !== null);
  const amounts = amountFields
    .flatMap((field) => listCells(data, columns[field]))
    .map(parseAmountText)
    .filter((amount): amount is AmountText => amount !== null);
  const profile = findProfile(header);
  const bareYear = decideYear(days);
  const statedYear = wanted.year ?? findStatedYear(rows, data);
  const year = bareYear === null ? null : (statedYear ?? bareYear);
  if (year !== null && statedYear === null) problems.push(told.yearAssumed(year));

  const isLocal = isSpanish(header) || decideDecimal(amounts) === 'comma';
  const decided = decideDayOrder(days, year ?? Number(today().slice(0, 4)), isLocal);
  const chosenOrder = wanted.dayOrder ?? profile?.dayOrder;
  const dayOrder = chosenOrder ?? decided.order;
  if (dayOrder === null) problems.push(told.dayOrder);
  else if (chosenOrder === undefined && decided.isAssumed) problems.push(told.dayOrderAssumed);

  const decimal = wanted.decimal ?? profile?.decimal ?? decideDecimal(amounts);
  if (decimal === null && amounts.some(isAmbiguous)) problems.push(told.decimal);
  return { how: { dayOrder, decimal, year }, problems };
}
