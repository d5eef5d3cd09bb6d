import { screeningListFields, thresholdFields } from '../fields';
import { toSchema } from './rules';

export const screeningListSchema = toSchema(screeningListFields);
export const thresholdSchema = toSchema(thresholdFields);
