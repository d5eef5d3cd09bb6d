import { matchDecisionFields, screeningListFields, thresholdFields } from '../fields';
import { toSchema } from './rules';

export const screeningListSchema = toSchema(screeningListFields);
export const matchDecisionSchema = toSchema(matchDecisionFields);
export const thresholdSchema = toSchema(thresholdFields);
