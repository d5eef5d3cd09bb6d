import {
  breachFields,
  consentFields,
  dataRequestDecisionFields,
  dataRequestFields,
  type BreachInput as BreachValues,
  type ConsentInput as ConsentValues,
  type DataRequestDecision,
  type DataRequestInput as DataRequestValues,
} from '@cimiento/contracts/fields';
import { DataRequestKindEnum } from './data-subject-request.entity';
import { createInputType } from '../../platform/graphql/input-type';

export const DataRequestInput = createInputType(
  'DataRequestInput',
  "A request about one's own personal data.",
  dataRequestFields,
  { enums: { kind: DataRequestKindEnum } },
);
export type DataRequestInput = DataRequestValues;

export const DataRequestDecisionInput = createInputType(
  'DataRequestDecisionInput',
  'Explanation of the decision, which the person reads.',
  dataRequestDecisionFields,
);
export type DataRequestDecisionInput = DataRequestDecision;

export const ConsentInput = createInputType('ConsentInput', 'Consents that a person can choose.', consentFields);
export type ConsentInput = ConsentValues;

export const BreachInput = createInputType('BreachInput', 'A breach of personal data.', breachFields);
export type BreachInput = BreachValues;
