import {
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { toMinimalValue } from './minimal-operation';

/** Whether the caller may follow a field to its records. */
export type MayFollow = (type: GraphQLObjectType) => boolean;

type Options = { id: number; search?: string; mayFollow: MayFollow; depth: number };

function selectAll(type: GraphQLObjectType, mayFollow: MayFollow, depth: number): string {
  const parts = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    if (field.args.some(isRequiredArgument)) return [];
    if (isLeafType(named)) return [field.name];
    if (!isObjectType(named) || depth === 0 || !mayFollow(named)) return [];
    return [`${field.name} ${selectAll(named, mayFollow, depth - 1)}`];
  });
  return `{ ${['__typename', ...parts].join(' ')} }`;
}

/** Whether an argument takes the words of a search. */
export const isSearch = ({ name }: Pick<GraphQLArgument, 'name'>): boolean => name === 'search' || name === 'q';

function toValue(argument: GraphQLArgument, { id, search }: Options): string | null {
  const { name, type } = argument;
  const isNumber = getNamedType(type).name === 'Int';
  if (isSearch(argument) && search !== undefined) return JSON.stringify(search);
  if (isNumber && name === 'limit') return '20';
  if (name === 'period') return '"2025-10"';
  if (!isRequiredArgument(argument)) return null;
  return isNumber ? String(id) : toMinimalValue(type);
}

/** A query with all that its caller may select, some references deep; with the id of a record or the words of a search. */
export function toWholeQuery(field: GraphQLField<unknown, unknown>, options: Options): string {
  const given = field.args.flatMap((argument) => {
    const value = toValue(argument, options);
    return value === null ? [] : [`${argument.name}: ${value}`];
  });
  const named = getNamedType(field.type);
  const selection = isObjectType(named) ? ` ${selectAll(named, options.mayFollow, options.depth)}` : '';
  return `{ ${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}${selection} }`;
}
