import { messages } from '@cimiento/contracts';
import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLSchema,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { getMetadataArgsStorage } from 'typeorm';
import { ExpectedError } from '../errors/expected-error';
import type { GatewayContext } from './context';

/** Largest answer to one operation, in bytes. */
export const maxAnswerBytes = 2 * 1024 * 1024;

/** Counts the long texts of an answer while they are read, so that one above the limit stops before the rest is read. */
export class AnswerBudget {
  private bytes = 0;
  private readonly lastReads = new Map<string, Promise<unknown>>();

  constructor(private readonly maxBytes = maxAnswerBytes) {}

  get isExceeded(): boolean {
    return this.bytes > this.maxBytes;
  }

  /** Counts a value of the answer. @throws RESPONSE_TOO_LARGE */
  spend(value: unknown): void {
    if (typeof value === 'string') this.bytes += Buffer.byteLength(value);
    this.assertLeft();
  }

  /** Runs reads of one name in turn: each after the rows of the last are counted. @throws RESPONSE_TOO_LARGE */
  readInTurn(name: string, read: () => unknown): unknown {
    const last = this.lastReads.get(name);
    const result = last === undefined ? read() : last.then(() => this.readNext(read));
    // A failed read is in the answer already.
    this.lastReads.set(
      name,
      Promise.resolve(result).catch(() => undefined),
    );
    return result;
  }

  private readNext(read: () => unknown): unknown {
    this.assertLeft();
    return read();
  }

  private assertLeft(): void {
    if (this.isExceeded) throw new ExpectedError('RESPONSE_TOO_LARGE', messages.responseTooLarge);
  }
}

type Field = GraphQLField<unknown, GatewayContext>;

/** Names of the fields of a type that columns of unlimited length fill. */
function findLongFields(typeName: string): Set<string> {
  const type = getMetadataStorage().objectTypes.find(({ name }) => name === typeName);
  const columns = getMetadataArgsStorage().columns.filter(
    ({ target, options }) => target === type?.target && options.type === 'mediumtext',
  );
  return new Set(columns.map(({ propertyName }) => propertyName));
}

function countText(field: Field): void {
  const { resolve = defaultFieldResolver } = field;
  // Counts the answered value, which is short where a resolver answers with the address of a picture.
  field.resolve = (...call) => {
    const value = resolve(...call);
    call[2].budget?.spend(value);
    return value;
  };
}

function takeTurns(field: Field): void {
  const { name, resolve } = field;
  if (!resolve) return;
  field.resolve = (...call) => {
    const read = (): unknown => resolve(...call);
    const { budget } = call[2];
    return budget ? budget.readInTurn(name, read) : read();
  };
}

const isList = ({ type }: Field): boolean => isListType(isNonNullType(type) ? type.ofType : type);

/** Makes every long text count for the budget of its answer, and an operation read a list that it asks for several times in turn. */
export function limitAnswers(schema: GraphQLSchema): GraphQLSchema {
  const lists = Object.values(schema.getQueryType()?.getFields() ?? {}) as Field[];
  for (const field of lists) if (isList(field)) takeTurns(field);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const long = findLongFields(type.name);
    for (const field of Object.values(type.getFields()) as Field[]) if (long.has(field.name)) countText(field);
  }
  return schema;
}
