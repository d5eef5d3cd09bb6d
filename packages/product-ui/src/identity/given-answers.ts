import { formatExactDollars, formatLongDate, identityDocumentLabel, idKindLabel } from '@cimiento/contracts';
import { identityFields, type IdentityProfile } from '@cimiento/contracts/fields';
import { getCountryName } from './countries';

const labels: Readonly<Record<string, { label: string }>> = identityFields;
const documents: Readonly<Record<string, string>> = identityDocumentLabel;

/** The name of an answer or a document of an identity. */
export function getAnswerLabel(name: string, kind: IdentityProfile['kind']): string {
  if (name === 'owners') return 'Dueños de la empresa';
  if (name === 'legalName' && kind === 'company') return 'Nombre de la empresa';
  return labels[name]?.label ?? documents[name] ?? name;
}

/** An answer as it is read; the owners are lines of one text. */
function formatAnswer(name: keyof IdentityProfile, profile: IdentityProfile): string | null {
  if (name === 'owners')
    return profile.owners
      .map((owner) => `${owner.name}, ${idKindLabel[owner.idKind]} ${owner.idNumber}, ${owner.percent} %`)
      .join('\n');
  if (name === 'declarationAccepted') return profile.declarationAccepted ? 'Aceptada' : null;
  const value = profile[name];
  if (value === null || value === undefined) return null;
  if (name === 'country' || name === 'nationality') return getCountryName(value);
  if (name === 'expectedYearly') return formatExactDollars(value);
  const { kind, choices } = identityFields[name];
  return kind === 'date' ? formatLongDate(value) : (choices?.[value] ?? value);
}

export type GivenAnswer = { name: string; label: string; value: string };

/** Those of some answers that are given, as they are read. */
export const listGivenAnswers = (profile: IdentityProfile, names: readonly string[]): GivenAnswer[] =>
  names.flatMap((name) => {
    const value = formatAnswer(name as keyof IdentityProfile, profile);
    return value ? [{ name, label: getAnswerLabel(name, profile.kind), value }] : [];
  });
