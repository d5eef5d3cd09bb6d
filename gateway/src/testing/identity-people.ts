import type { IdentityState } from '@cimiento/contracts';
import type { IdentityProfile } from '@cimiento/contracts/fields';
import type { EntityManager } from 'typeorm';
import type { User } from '../access/records';
import { createFile } from '../identity/cases/identity-file';
import { IdentityCase } from '../identity/records';
import type { IdentitySeal } from '../identity/records/identity-seal';
import type { Database } from '../platform/database';

/** A complete profile of a person. */
export const exampleProfile: IdentityProfile = {
  kind: 'person',
  legalName: 'María Torres',
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
  expectedYearly: '20000.00',
  declarationAccepted: true,
  representative: null,
  representativeIdNumber: null,
  appointmentEndsOn: null,
  owners: [],
};

type Parts = { database: Database; services: { identitySeal: IdentitySeal } };

/** Cases of users, as they are after their person submitted them. */
export class IdentityPeople {
  constructor(private readonly parts: Parts) {}

  /** The case of a user with these answers, in this state. */
  create(
    { id: userId }: Pick<User, 'id'>,
    changed: Partial<IdentityProfile> = {},
    state: IdentityState = 'submitted',
  ): Promise<IdentityCase> {
    const { database, services } = this.parts;
    const file = { ...createFile(), profile: { ...exampleProfile, ...changed } };
    const now = new Date();
    const decided = state === 'approved' ? { decidedBy: userId, decidedAt: now, expiresOn: '2099-12-31' } : {};
    return database.transaction((manager) =>
      manager.save(
        manager.create(IdentityCase, {
          userId,
          state,
          submissions: 1,
          sealed: services.identitySeal.sealFile(userId, file),
          submittedAt: state === 'draft' ? null : now,
          ...decided,
        }),
      ),
    );
  }

  /** Changes answers of a case, as a correction of its person does. */
  change(id: number, changed: Partial<IdentityProfile>): Promise<void> {
    const { identitySeal } = this.parts.services;
    return this.parts.database.transaction(async (manager: EntityManager) => {
      const own = await manager.findOneByOrFail(IdentityCase, { id });
      const file = identitySeal.openFile(own);
      const sealed = identitySeal.sealFile(own.userId, { ...file, profile: { ...file.profile, ...changed } });
      await manager.update(IdentityCase, id, { sealed });
    });
  }
}
