import { Raw } from 'typeorm';
import {
  IdentityCase,
  IdentityDecisionEntry,
  IdentityDocument,
  IdentityMatch,
  ScreeningEntry,
  ScreeningList,
} from '../../identity/records';
import { defineNonPersonalPolicy, definePolicy, removed, secret, type TablePolicy } from './data-policy';
import type { Person } from './person';

const ofCase = ({ id }: Person) => ({
  caseId: Raw((column) => `${column} IN (SELECT id FROM identity_case WHERE userId = :personId)`, { personId: id }),
});

/**
 * Identity files. An approved one is kept for years, and its person cannot be erased before (`identity-retention.ts`); any other goes with its
 * person. Steps, matches and risk are about the work of reviewers: an export has none of them, nor a suspension.
 */
export const identityPolicies: readonly TablePolicy[] = [
  definePolicy<IdentityDocument>({
    entity: IdentityDocument,
    label: 'documentos de identidad',
    find: ofCase,
    isRowExported: ({ currentKey }) => currentKey !== null,
    rest: removed,
    columns: {
      caseId: secret,
      kind: removed,
      currentKey: secret,
      sha256: secret,
      size: secret,
      contentType: removed,
      state: removed,
      sealedReason: secret,
    },
  }),
  definePolicy<IdentityDecisionEntry>({
    entity: IdentityDecisionEntry,
    label: null,
    find: ofCase,
    rest: secret,
    columns: { kind: secret, lists: secret, sealedReason: secret },
  }),
  definePolicy<IdentityMatch>({
    entity: IdentityMatch,
    label: null,
    find: ofCase,
    rest: secret,
    columns: {
      listKind: secret,
      uid: secret,
      fingerprint: secret,
      name: secret,
      decision: secret,
      sealedReason: secret,
    },
  }),
  definePolicy<IdentityCase>({
    entity: IdentityCase,
    // Its answers are exported decrypted (`export-identity.ts`).
    label: null,
    find: ({ id }) => ({ userId: id }),
    rest: secret,
    columns: { state: secret, risk: secret, sealed: secret, idNumberHash: secret },
  }),
];

/** Lists of others, against which people are screened. */
export const screeningPolicies: readonly TablePolicy[] = [
  defineNonPersonalPolicy(ScreeningList, 'kind', 'currentKind', 'sha256'),
  defineNonPersonalPolicy(ScreeningEntry, 'uid', 'names', 'birthDate', 'country', 'documentNumbers'),
];
