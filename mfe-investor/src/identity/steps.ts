import { getNeededDocuments } from '@cimiento/contracts';
import { identityFields, type IdentityProfile } from '@cimiento/contracts/fields';
import type { TextAnswer } from './answers';

/** The steps, in their order; the value is the one in the address. */
export const steps = [
  { id: 'quien', title: 'Quién eres' },
  { id: 'datos', title: 'Tus datos' },
  { id: 'dinero', title: 'Tu dinero' },
  { id: 'documentos', title: 'Documentos' },
  { id: 'revisar', title: 'Revisar y enviar' },
] as const;
export type StepId = (typeof steps)[number]['id'];

type Profile = Pick<IdentityProfile, 'kind' | 'idKind' | 'pep'>;

const whoAnswers = ({ kind }: Profile): readonly TextAnswer[] => [
  'kind',
  'legalName',
  'idKind',
  'idNumber',
  'idExpiresOn',
  ...(kind === 'company' ? [] : (['birthDate'] as const)),
];

const dataAnswers = ({ kind, pep }: Profile): readonly TextAnswer[] => [
  'country',
  'address',
  'phone',
  ...(kind === 'company'
    ? (['representative', 'representativeIdNumber', 'appointmentEndsOn'] as const)
    : (['occupation', 'nationality'] as const)),
  'pep',
  ...(pep !== null && pep !== 'none' ? (['pepDetail'] as const) : []),
];

/** The answers of a step that somebody of this kind gives. */
export function listStepAnswers(step: StepId, profile: Profile): readonly string[] {
  if (step === 'quien') return whoAnswers(profile);
  if (step === 'datos') return [...dataAnswers(profile), ...(profile.kind === 'company' ? ['owners'] : [])];
  if (step === 'dinero') return ['fundsOrigin', 'expectedYearly', 'declarationAccepted'];
  if (step === 'documentos') return getNeededDocuments(profile.kind, profile.idKind);
  return [];
}

/** The step in which an answer or a document is. */
export function findStep(name: string): StepId {
  if (name in identityFields || name === 'owners') {
    const profile = { kind: 'company', idKind: null, pep: 'self' } as const;
    const person = { ...profile, kind: 'person' } as const;
    const found = steps.find(({ id }) =>
      [...listStepAnswers(id, profile), ...listStepAnswers(id, person)].includes(name),
    );
    return found?.id ?? 'quien';
  }
  return 'documentos';
}
