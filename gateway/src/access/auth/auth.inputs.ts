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
  'Proof of identity during a session: either the password or a code, but not both.',
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
