import Joi from 'joi';
import { count } from './fields';

export type Page = {
  /** Records after this id; 0 starts at the beginning. */
  after: number;
  /** At most this many; without it, all. */
  limit?: number;
};

/** The largest page that a list gives at once. */
const largestPage = 1000;

/** Part of a list in the order of its ids. */
export const pageSchema = Joi.object<Page>({
  after: count('El valor debe ser un número entero desde 0').empty(null).default(0),
  limit: Joi.number()
    .integer()
    .min(1)
    .max(largestPage)
    .empty(null)
    .messages({ '*': `El valor debe ser un número entero entre 1 y ${largestPage}` }),
});
