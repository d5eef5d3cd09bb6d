import Joi from 'joi';
import { limits } from '../limits';
import { messages } from '../messages';
import { auditActions, auditedEntities, type AuditAction, type AuditedEntity } from '../statuses';
import { count, oneOf, optionalText } from './fields';
import { type Page, pageSchema } from './page';

export type List = {
  /** Words to look for; null finds everything. */
  search: string | null;
  /** Rows to leave out before the first. */
  offset: number;
  /** Rows of one page. */
  limit: number;
  descending: boolean;
};

/** Rows of one page of the back office, unless asked otherwise. */
export const defaultListPage = 25;

const largestListPage = 100;

const search = optionalText(limits.shortText.max).default(null);

export type ListAfter = Page & Pick<List, 'search'>;

/** The rows of a searched list after an id. */
export const listAfterSchema = pageSchema.append<ListAfter>({ search });

/** One page of a searched and sorted list. */
export const listSchema = Joi.object<List>({
  search,
  offset: count('El valor debe ser un número entero desde 0').empty(null).default(0),
  limit: Joi.number()
    .integer()
    .min(1)
    .max(largestListPage)
    .empty(null)
    .default(defaultListPage)
    .messages({ '*': `El valor debe ser un número entero entre 1 y ${largestListPage}` }),
  descending: Joi.boolean().empty(null).default(false),
});

export type AuditTrail = Pick<List, 'offset' | 'limit'> & {
  entity: AuditedEntity | null;
  action: AuditAction | null;
  /** Of the record; 0 is nobody's. */
  id: number | null;
  /** Of the administrator. */
  userId: number | null;
};

const anyId = count(messages.invalidValue).allow(null).default(null);

/** A page of the changes that administrators made; whatever is null may be anything. */
export const auditTrailSchema = Joi.object<AuditTrail>({
  entity: oneOf(auditedEntities).allow(null).default(null),
  action: oneOf(auditActions).allow(null).default(null),
  id: anyId,
  userId: anyId,
  offset: listSchema.extract('offset'),
  limit: listSchema.extract('limit'),
});
