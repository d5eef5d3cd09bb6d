import type { WholeIdentityCaseFragment } from './cases.generated';

const hourMs = 60 * 60_000;

/** A case that waits, with a document to decide and a possible match. */
export const waiting: WholeIdentityCaseFragment = {
  id: 9,
  userId: 4,
  userName: 'María Torres',
  kind: 'person',
  legalName: 'María José Torres Vega',
  state: 'submitted',
  risk: 'medium',
  submittedAt: '2026-11-20T15:00:00.000Z',
  claimedBy: null,
  claimedByName: null,
  claimedUntil: null,
  hasNewMatches: false,
  revision: 'r1',
  submissions: 1,
  decidedAt: null,
  expiresOn: null,
  riskScore: 40,
  factors: [{ factor: 'risk_pep', label: 'Cargo público propio (puntos)', points: 40 }],
  profile: {
    kind: 'person',
    legalName: 'María José Torres Vega',
    idKind: 'cedula',
    idNumber: '1710034065',
    country: 'EC',
    birthDate: '1988-04-12',
    address: 'Av. Amazonas 120, Quito',
    phone: '0991234567',
    occupation: 'Arquitecta',
    idExpiresOn: null,
    nationality: 'EC',
    pep: 'none',
    pepDetail: null,
    fundsOrigin: 'salary',
    expectedYearly: '5000.00',
    declarationAccepted: true,
    representative: null,
    representativeIdNumber: null,
    appointmentEndsOn: null,
    owners: [],
  },
  documents: [
    {
      id: 21,
      kind: 'id_front',
      state: 'pending',
      reason: null,
      createdAt: '2026-11-20T14:00:00.000Z',
      contentType: 'image/jpeg',
    },
    {
      id: 22,
      kind: 'selfie',
      state: 'pending',
      reason: null,
      createdAt: '2026-11-20T14:01:00.000Z',
      contentType: 'image/jpeg',
    },
  ],
  matches: [],
  history: [
    {
      kind: 'submitted',
      authorName: 'María Torres',
      createdAt: '2026-11-20T15:00:00.000Z',
      lists: 'ofac 3',
      reason: null,
    },
  ],
  warnings: [],
  pendingApproval: null,
};

/** The same case in the hands of the administrator of the tests. */
export const mine: WholeIdentityCaseFragment = {
  ...waiting,
  state: 'in_review',
  claimedBy: 1,
  claimedByName: 'Lucía Paz',
  claimedUntil: new Date(Date.now() + hourMs / 2).toISOString(),
};

/** The same case in the hands of somebody else. */
export const taken: WholeIdentityCaseFragment = { ...mine, claimedBy: 7, claimedByName: 'Tomás Cevallos' };

export const match: WholeIdentityCaseFragment['matches'][number] = {
  id: 31,
  name: 'TORRES VEGA, Maria',
  list: 'ofac',
  score: 0.967,
  decision: null,
  reason: null,
  entryBirthDate: '12 Apr 1971',
  entryCountry: 'Colombia',
};
