import { findInstant, findSignedCents, isCalendarDate, messages, parseRate, parseWhole } from '@cimiento/contracts';
import type { EntityMetadata, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';
import { ExpectedError, validationFailed } from '../../errors';
import { normalizeText } from '../../normalize-text';
import type { Condition } from './list-config';
import type { ListQueries } from './list-queries';
import type { RecordOrder } from './record-conditions';

/** The last row that was read: its id, and the value that the list is sorted by, in SQL. */
type Position = { id: number; value: string; parameters: ObjectLiteral };

const cursorPattern = /^(.*)\.([1-9]\d{0,9})$/s;

/** Splits '1500.00.45' into a value and an id. @throws VALIDATION_FAILED */
export function splitCursor(cursor: string): [value: string, id: number] {
  const [, value, id] = cursorPattern.exec(cursor) ?? [];
  if (value === undefined) throw invalidCursor();
  return [value, Number(id)];
}

export const invalidCursor = (): ExpectedError => validationFailed({ cursor: messages.invalidCursor });

export const cursorGone = (): ExpectedError => new ExpectedError('CURSOR_GONE', messages.cursorGone);

/** Where a page starts. @throws VALIDATION_FAILED when a request states an id and a cursor */
export function assertOnePosition({ after, cursor }: { after?: number | null; cursor?: string | null }): void {
  if (typeof after === 'number' && typeof cursor === 'string')
    throw validationFailed({ cursor: messages.twoPositions });
}

/** The value of a column as the database compares it, from the text of its field in a response; null for any other text. */
function findColumnValue({ type, transformer, propertyName }: ColumnMetadata, text: string): unknown {
  if (type === 'datetime') return findInstant(text);
  if (type === 'date') return isCalendarDate(text) ? text : null;
  if (type === 'bigint') return findSignedCents(text);
  // Rates are the whole numbers that are stored in another unit.
  if (type === 'integer') return transformer ? parseRate(text) : parseWhole(text);
  return propertyName.endsWith('Key') ? normalizeText(text) : text;
}

function toPosition(entity: EntityMetadata, key: string, cursor: string): Position {
  const [text, id] = splitCursor(cursor);
  const column = entity.findColumnWithPropertyName(/\bitem\.(\w+)/.exec(key)?.[1] ?? '');
  const cursorValue = column ? findColumnValue(column, text) : null;
  if (cursorValue === null) throw invalidCursor();
  // The text of the cursor is compared in the way of the column: without case and accents, where the order ignores them.
  return { id, value: key.replaceAll(/\bitem\.\w+/g, ':cursorValue'), parameters: { cursorValue } };
}

/** The rows that follow a position. The first comparison uses the index of the column. */
function isBehind({ key, direction }: RecordOrder, { id, value, parameters }: Position): Condition {
  const comparison = direction === 'ASC' ? '>' : '<';
  return {
    sql: `${key} ${comparison}= ${value} AND (${key} ${comparison} ${value} OR item.id ${comparison} :cursorId)`,
    parameters: { ...parameters, cursorId: id },
  };
}

/**
 * The rows that follow the one which a request continues after; null where it starts with the first one. A cursor holds all that is compared,
 * so that its row may be changed or deleted; an id needs its row, unless the list is in the order of the ids.
 * @throws CURSOR_GONE, VALIDATION_FAILED
 */
export async function findFollowing<T extends ObjectLiteral, Sort extends string, Filter extends keyof T & string>(
  queries: ListQueries<T, Sort, Filter>,
  entity: EntityMetadata,
  order: RecordOrder,
  { after, cursor }: { after: number; cursor: string | null | undefined },
  known: readonly Condition[],
): Promise<Condition | null> {
  const { key, direction } = order;
  if (typeof cursor === 'string') return isBehind(order, toPosition(entity, key, cursor));
  if (!after) return null;
  if (key === 'item.id') return { sql: `item.id ${direction === 'ASC' ? '>' : '<'} :after`, parameters: { after } };
  const last = await queries
    .createQuery([{ sql: 'item.id = :after', parameters: { after } }, ...known])
    .select(`(${key})`, 'value')
    .getRawOne<{ value: unknown }>();
  if (!last) throw cursorGone();
  return isBehind(order, { id: after, value: ':cursorValue', parameters: { cursorValue: last.value } });
}
