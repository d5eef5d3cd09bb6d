import { periodFields, periodReopenFields } from '../fields';
import { toSchema } from './rules';

export const periodSchema = toSchema(periodFields);
export const periodReopenSchema = toSchema(periodReopenFields);
