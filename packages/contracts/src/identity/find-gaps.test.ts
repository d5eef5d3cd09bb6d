import { identityMessages } from '../texts/identity-messages';
import type { IdentityProfile } from '../fields/identity';
import { findIdentityGaps, listIdentityWarnings } from './find-gaps';

const empty: IdentityProfile = {
  kind: null,
  legalName: null,
  idKind: null,
  idNumber: null,
  country: null,
  birthDate: null,
  address: null,
  phone: null,
  occupation: null,
  idExpiresOn: null,
  nationality: null,
  pep: null,
  pepDetail: null,
  fundsOrigin: null,
  expectedYearly: null,
  declarationAccepted: false,
  representative: null,
  representativeIdNumber: null,
  appointmentEndsOn: null,
  owners: [],
};
const person: IdentityProfile = {
  ...empty,
  kind: 'person',
  legalName: 'María Torres',
  idKind: 'cedula',
  idNumber: '1710034065',
  country: 'EC',
  birthDate: '1988-04-12',
  address: 'Av. Amazonas 120, Quito',
  phone: '0991234567',
  occupation: 'Arquitecta',
  nationality: 'EC',
  pep: 'none',
  fundsOrigin: 'salary',
  expectedYearly: '5000.00',
  declarationAccepted: true,
};
const company: IdentityProfile = {
  ...person,
  kind: 'company',
  idKind: 'ruc',
  idNumber: '1790011674001',
  birthDate: null,
  occupation: null,
  nationality: null,
  representative: 'Ana Paredes',
  representativeIdNumber: '1714307103',
  appointmentEndsOn: '2027-01-01',
  owners: [{ name: 'Ana Paredes', idKind: 'cedula', idNumber: '1714307103', percent: 100 }],
};
const today = '2026-11-30';
const find = (change: object, of = person, documents = ['id_front', 'id_back', 'selfie'] as const) =>
  findIdentityGaps({ ...of, ...change }, [...documents], today);

test('a complete person and a complete company lack nothing', () => {
  expect(find({})).toEqual({});
  expect(findIdentityGaps(company, ['deed', 'appointment', 'id_front', 'id_back'], today)).toEqual({});
});

test('an empty profile lacks each answer and document, with its message', () => {
  const gaps = findIdentityGaps(empty, [], today);
  expect(gaps).toMatchObject({
    kind: identityMessages.kind,
    idNumber: identityMessages.idNumber,
    declarationAccepted: identityMessages.declaration,
    selfie: identityMessages.document,
  });
  expect(Object.values(gaps).every((message) => typeof message === 'string' && message !== '')).toBe(true);
});

test.each([
  [{ idNumber: '1710034066' }, 'idNumber', identityMessages.cedula],
  [{ idKind: 'ruc', idNumber: '1710034066001' }, 'idNumber', identityMessages.personRuc],
  [{ birthDate: '2008-12-01' }, 'birthDate', identityMessages.adult],
  [{ pep: 'family' }, 'pepDetail', identityMessages.pepDetail],
  [{ idExpiresOn: '2026-11-30' }, 'idExpiresOn', identityMessages.idExpired],
])('%p is refused', (change, field, message) => expect(find(change)).toMatchObject({ [field]: message }));

test('who turns 18 today may invest', () => expect(find({ birthDate: '2008-11-30' })).toEqual({}));

test('a passport needs its day of expiry, its page and a selfie, and no cédula', () => {
  expect(find({ idKind: 'passport', idNumber: 'L898902C3' })).toEqual({
    idExpiresOn: identityMessages.idExpiresOn,
    passport: identityMessages.document,
  });
});

test.each([
  [{ idNumber: '1790011674000' }, 'idNumber', identityMessages.companyRuc],
  [{ idKind: 'cedula' }, 'idKind', identityMessages.companyIdKind],
  [{ appointmentEndsOn: today }, 'appointmentEndsOn', identityMessages.appointmentEnded],
  [{ representativeIdNumber: '1714307104' }, 'representativeIdNumber', identityMessages.representativeIdNumber],
  [{ owners: [] }, 'owners', identityMessages.owners],
])('a company with %p is refused', (change, field, message) =>
  expect(findIdentityGaps({ ...company, ...change } as IdentityProfile, [], today)).toMatchObject({ [field]: message }),
);

test('a RUC whose check digit proves nothing is taken with a note', () => {
  expect(listIdentityWarnings({ idKind: 'ruc', idNumber: '1793213150001' })).toEqual([
    'RUC sin dígito verificador comprobable',
  ]);
  expect(listIdentityWarnings({ idKind: 'ruc', idNumber: '1790011674001' })).toEqual([]);
  expect(listIdentityWarnings({ idKind: 'cedula', idNumber: '1710034065' })).toEqual([]);
});
