import type { MyIdentityQuery } from './identity.generated';

type Identity = MyIdentityQuery['myIdentity'];
type Document = MyIdentityQuery['myIdentityDocuments'][number];

/** An identity of which nothing is answered. */
export const empty: Identity = {
  state: 'draft',
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
  reasons: [],
  expiresOn: null,
  submittedAt: null,
  submissionsLeft: 3,
  place: null,
};

/** An identity of which everything is answered. */
export const complete: Identity = {
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

export const toDocument = (
  kind: Document['kind'],
  state: Document['state'] = 'pending',
  reason: string | null = null,
): Document => ({ id: kind.length, kind, state, reason, createdAt: '2026-11-20T15:00:00.000Z' });

export const documents = [toDocument('id_front'), toDocument('id_back'), toDocument('selfie')];
