import { confirmationFields } from '../fields';
import { toSchema } from './rules';

/** A decision whose warning was read. */
export const confirmationSchema = toSchema(confirmationFields);
