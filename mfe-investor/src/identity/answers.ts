import { isCalendarDate, isPassportNumber, type FieldErrors, type IdentityState } from '@cimiento/contracts';
import { identityFields, readTyped, type IdentityProfile } from '@cimiento/contracts/fields';
import type { OwnIdentityFragment } from './identity.generated';

/** An owner of a company, as it is typed. */
export type OwnerAnswers = { name: string; idKind: string; idNumber: string; percent: string };

/** The name of an answer that is typed as one text. */
export type TextAnswer = Exclude<keyof IdentityProfile, 'owners' | 'declarationAccepted'>;

/** The answers as they are typed: an empty text is a missing answer. */
export type Answers = Record<TextAnswer, string> & { declarationAccepted: boolean; owners: readonly OwnerAnswers[] };

/** Faults by the name of an answer or the kind of a document. */
export type Faults = FieldErrors;

export type OwnIdentity = OwnIdentityFragment & { state: IdentityState };

const textAnswers = Object.keys(identityFields).filter((name) => name !== 'declarationAccepted') as TextAnswer[];

/** An owner of whom nothing is typed yet. */
export const emptyOwner: OwnerAnswers = { name: '', idKind: 'cedula', idNumber: '', percent: '' };

/** The stored answers as texts. */
export function toAnswers(identity: OwnIdentityFragment): Answers {
  const texts = Object.fromEntries(textAnswers.map((name) => [name, identity[name] ?? ''])) as Record<
    TextAnswer,
    string
  >;
  return {
    ...texts,
    declarationAccepted: identity.declarationAccepted,
    owners: identity.owners.map(({ name, idKind, idNumber, percent }) => ({
      name,
      idKind,
      idNumber,
      percent: String(percent),
    })),
  };
}

/** A number of a document without what people write between its digits. */
const toNumber = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

/** Decimal text with two decimals; null for anything else. */
function toAmount(text: string): string | null {
  const reading = readTyped({ kind: 'money' }, text);
  const value = reading !== null && 'value' in reading ? reading.value : '';
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(value)) return null;
  const [whole, cents = ''] = value.split('.');
  return `${whole}.${cents.padEnd(2, '0')}`;
}

/** The question to answer before an amount can be stored, such as which of two it means; undefined without one. */
export function findAmountProblem(text: string): string | undefined {
  const reading = readTyped({ kind: 'money' }, text);
  return reading !== null && 'problem' in reading ? reading.problem : undefined;
}

/** A percentage from 0 to 100; null for what is none. */
export function toPercent(text: string): number | null {
  const percent = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(percent) || percent < 0 || percent > 100 ? null : percent;
}

const cleaners: Partial<Record<TextAnswer, (text: string) => string | null>> = {
  idNumber: toNumber,
  representativeIdNumber: toNumber,
  expectedYearly: toAmount,
};

function toAnswer(name: TextAnswer, typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  if (identityFields[name].kind === 'date') return isCalendarDate(text) ? text : null;
  return cleaners[name]?.(text) ?? (name === 'expectedYearly' ? null : text);
}

/** The owners of whom everything is typed. */
const toOwners = (owners: readonly OwnerAnswers[]): IdentityProfile['owners'] =>
  owners.flatMap(({ name, idKind, idNumber, percent }) => {
    const share = toPercent(percent);
    if (name.trim() === '' || idNumber.trim() === '' || share === null) return [];
    return [{ name: name.trim(), idKind: idKind as 'cedula', idNumber: toNumber(idNumber), percent: share }];
  });

/** The answers as they are stored: what cannot be read yet is null. */
export const toProfile = (answers: Answers): IdentityProfile => ({
  ...(Object.fromEntries(textAnswers.map((name) => [name, toAnswer(name, answers[name])])) as unknown as Omit<
    IdentityProfile,
    'owners'
  >),
  declarationAccepted: answers.declarationAccepted,
  owners: toOwners(answers.owners),
});

/** Whether the percentages of the owners are more than the whole, which the gateway refuses. */
export const isMoreThanWhole = (owners: IdentityProfile['owners']): boolean =>
  owners.reduce((sum, { percent }) => sum + percent, 0) > 100;

/** A choice of the other answers that follows from one: a company has a RUC, and a passport is of somebody abroad. */
export function withConsequences(answers: Answers, name: string, value: unknown): Answers {
  const next = { ...answers, [name]: value };
  if (name === 'kind' && value === 'company') return { ...next, idKind: 'ruc' };
  if (name === 'kind' && value === 'person' && answers.kind === 'company') return { ...next, idKind: '' };
  return next;
}

/** Whether a number is typed as far as it goes, so that it can be judged while it is typed. */
export const isWholeNumber = (idKind: string, idNumber: string): boolean => {
  const number = toNumber(idNumber);
  if (idKind === 'passport') return isPassportNumber(number);
  return number.length >= (idKind === 'ruc' ? 13 : 10);
};
