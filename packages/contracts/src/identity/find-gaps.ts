import type { IdentityOwner, IdentityProfile } from '../fields/identity';
import { identityMessages as texts } from '../texts/identity-messages';
import type { FieldErrors } from '../texts/errors';
import { addDays } from '../values/days';
import { hasCheckedRuc, isCedula, isPassportNumber, isPersonRuc, isRuc } from '../values/ecuadorian-ids';
import { getNeededDocuments, type IdentityDocumentKind, type IdKind } from './identity-cases';

/** Note on a RUC that is accepted although its check digit proves nothing. */
export const uncheckedRucNote = 'sin dígito verificador comprobable';

const isNumberOf: Record<IdKind, (text: string) => boolean> = {
  cedula: isCedula,
  ruc: isPersonRuc,
  passport: isPassportNumber,
};
const wrongNumber: Record<IdKind, string> = {
  cedula: texts.cedula,
  ruc: texts.personRuc,
  passport: texts.passport,
};

/** Fault of a number of identity; null when it can exist. */
export function findIdNumberFault(idKind: IdKind | null, idNumber: string | null, isCompany = false): string | null {
  if (idKind === null || idNumber === null) return texts.idNumber;
  if (isCompany) return isRuc(idNumber) ? null : texts.companyRuc;
  return isNumberOf[idKind](idNumber) ? null : wrongNumber[idKind];
}

/** Notes on answers that are accepted. */
export const listIdentityWarnings = ({ idKind, idNumber }: Pick<IdentityProfile, 'idKind' | 'idNumber'>): string[] =>
  idKind === 'ruc' && idNumber !== null && isRuc(idNumber) && !hasCheckedRuc(idNumber)
    ? [`RUC ${uncheckedRucNote}`]
    : [];

/** The same day eighteen years earlier. */
const toAdultDay = (today: string): string => `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;

type Answer = keyof IdentityProfile;

const always: readonly Answer[] = [
  ...(['kind', 'legalName', 'idKind', 'idNumber', 'country', 'address', 'phone', 'pep'] as const),
  ...(['fundsOrigin', 'expectedYearly'] as const),
];
const ofPersons: readonly Answer[] = ['birthDate', 'occupation', 'nationality'];
const ofCompanies: readonly Answer[] = ['representative', 'representativeIdNumber', 'appointmentEndsOn'];

/** The answers that a profile must have. */
export const listNeededAnswers = ({
  kind,
  idKind,
  pep,
}: Pick<IdentityProfile, 'kind' | 'idKind' | 'pep'>): Answer[] => [
  ...always,
  ...(kind === 'company' ? ofCompanies : ofPersons),
  ...(idKind === 'passport' ? (['idExpiresOn'] as const) : []),
  ...(pep !== null && pep !== 'none' ? (['pepDetail'] as const) : []),
];

const getMessage = (answer: Answer): string => texts[answer as keyof typeof texts] as string;

const isWrongOwner = ({ idKind, idNumber }: IdentityOwner): boolean =>
  findIdNumberFault(idKind, idNumber, idKind === 'ruc') !== null;

/** Answers that are there and cannot be right on a day ('YYYY-MM-DD'). */
function findFaults(profile: IdentityProfile, today: string): FieldErrors {
  const { kind, idKind, idNumber, birthDate, idExpiresOn, appointmentEndsOn, owners } = profile;
  const isCompany = kind === 'company';
  const number = findIdNumberFault(idKind, idNumber, isCompany);
  const hasOwners = owners.length > 0 && !owners.some(isWrongOwner);
  return {
    ...(number !== null && { idNumber: number }),
    ...(isCompany && idKind !== null && idKind !== 'ruc' && { idKind: texts.companyIdKind }),
    ...(!isCompany && birthDate !== null && birthDate > toAdultDay(today) && { birthDate: texts.adult }),
    ...(idExpiresOn !== null && idExpiresOn < addDays(today, 1) && { idExpiresOn: texts.idExpired }),
    ...(isCompany && {
      ...(!isCedula(profile.representativeIdNumber ?? '') && { representativeIdNumber: texts.representativeIdNumber }),
      ...(appointmentEndsOn !== null && appointmentEndsOn <= today && { appointmentEndsOn: texts.appointmentEnded }),
      ...(!hasOwners && { owners: texts.owners }),
    }),
  };
}

/**
 * Gaps and faults of a profile and its documents before it can be submitted, by field or kind of document; empty when nothing is.
 * @param today day in Ecuador, 'YYYY-MM-DD'
 */
export function findIdentityGaps(
  profile: IdentityProfile,
  documents: readonly IdentityDocumentKind[],
  today: string,
): FieldErrors {
  const missing = listNeededAnswers(profile).filter((answer) => profile[answer] === null);
  return {
    ...findFaults(profile, today),
    ...Object.fromEntries(missing.map((answer) => [answer, getMessage(answer)])),
    ...(!profile.declarationAccepted && { declarationAccepted: texts.declaration }),
    ...Object.fromEntries(
      getNeededDocuments(profile.kind, profile.idKind)
        .filter((kind) => !documents.includes(kind))
        .map((kind) => [kind, texts.document]),
    ),
  };
}
