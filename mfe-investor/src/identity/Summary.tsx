import { identityDocumentLabel, identityDocumentState } from '@cimiento/contracts';
import type { IdentityProfile } from '@cimiento/contracts/fields';
import { listGivenAnswers } from '@cimiento/product-ui/identity';
import { Facts, StatusBadge } from '@cimiento/ui';
import { styled } from 'styled-components';
import type { OwnDocument } from './DocumentCard';
import { listStepAnswers, steps, type StepId } from './steps';

const Given = styled(Facts)`
  dd {
    white-space: pre-line;
  }
`;

type StepSummaryProps = { step: StepId; profile: IdentityProfile; documents: readonly OwnDocument[] };

/** The given answers of a step; for the documents, the state of each. */
export const StepSummary = ({ step, profile, documents }: StepSummaryProps) => (
  <Given $gap={1.5} $columns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))">
    {step === 'documentos'
      ? documents.map(({ kind, state }) => (
          <div key={kind}>
            <dt>{identityDocumentLabel[kind]}</dt>
            <dd>
              <StatusBadge status={identityDocumentState[state]} />
            </dd>
          </div>
        ))
      : listGivenAnswers(profile, listStepAnswers(step, profile)).map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
  </Given>
);

/** Everything that was given, to be read. */
export const Summary = ({ profile, documents }: Omit<StepSummaryProps, 'step'>) =>
  steps
    .filter(({ id }) => id !== 'revisar')
    .map(({ id }) => <StepSummary key={id} step={id} profile={profile} documents={documents} />);
