import {
  formatExactDollars,
  formatLongDate,
  identityDocumentLabel,
  identityDocumentState,
  idKindLabel,
} from '@cimiento/contracts';
import { identityFields, type IdentityProfile } from '@cimiento/contracts/fields';
import { Facts, StatusBadge } from '@cimiento/ui';
import type { ReactNode } from 'react';
import type { TextAnswer } from './answers';
import { getCountryName } from './countries';
import type { OwnDocument } from './DocumentCard';
import { getAnswerLabel, listStepAnswers, steps, type StepId } from './steps';

/** An answer as it is read. */
function formatAnswer(name: TextAnswer, value: string): string {
  if (name === 'country' || name === 'nationality') return getCountryName(value);
  if (name === 'expectedYearly') return formatExactDollars(value);
  const { kind, choices } = identityFields[name];
  return kind === 'date' ? formatLongDate(value) : (choices?.[value] ?? value);
}

/** The answers of a step that are given, as name and value. */
function listGiven(step: StepId, profile: IdentityProfile): [name: string, value: ReactNode][] {
  return listStepAnswers(step, profile).flatMap((name): [string, ReactNode][] => {
    const label = getAnswerLabel(name, profile.kind);
    if (name === 'owners')
      return profile.owners.map((owner) => [
        label,
        `${owner.name}, ${idKindLabel[owner.idKind]} ${owner.idNumber}, ${owner.percent} %`,
      ]);
    if (name === 'declarationAccepted') return profile.declarationAccepted ? [[label, 'Aceptada']] : [];
    const value = profile[name as TextAnswer];
    return value === null || value === undefined ? [] : [[label, formatAnswer(name as TextAnswer, value)]];
  });
}

type StepSummaryProps = { step: StepId; profile: IdentityProfile; documents: readonly OwnDocument[] };

/** What is given in a step; for the documents, the state of each. */
export function StepSummary({ step, profile, documents }: StepSummaryProps) {
  const rows =
    step === 'documentos'
      ? documents.map(({ kind, state }): [string, ReactNode] => [
          identityDocumentLabel[kind],
          <StatusBadge key={kind} status={identityDocumentState[state]} />,
        ])
      : listGiven(step, profile);
  return (
    <Facts $gap={1.5} $columns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))">
      {rows.map(([label, value], index) => (
        <div key={`${index} ${label}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

/** Everything that was given, to be read. */
export const Summary = ({ profile, documents }: Omit<StepSummaryProps, 'step'>) =>
  steps
    .filter(({ id }) => id !== 'revisar')
    .map(({ id }) => <StepSummary key={id} step={id} profile={profile} documents={documents} />);
