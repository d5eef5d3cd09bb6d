import {
  credentialFields,
  secondFactorFields,
  stepUpFields,
  type Credentials,
  type SecondFactorInput as SecondFactorCode,
  type StepUpInput as StepUpProof,
} from '@cimiento/contracts/fields';
import { stepUpSchema } from '@cimiento/contracts/schemas';
import { createInputType } from '../../platform/graphql';

export const CredentialsInput = createInputType('CredentialsInput', 'Credentials for signing in.', credentialFields);
export type CredentialsInput = Credentials;

export const StepUpInput = createInputType(
  'StepUpInput',
  'A proof of identity during a session: the password or a code, not both.',
  stepUpFields,
  { schema: stepUpSchema },
);
export type StepUpInput = StepUpProof;

export const SecondFactorInput = createInputType(
  'SecondFactorInput',
  'The second step of signing in.',
  secondFactorFields,
);
export type SecondFactorInput = SecondFactorCode;
