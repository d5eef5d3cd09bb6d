import { today } from '@cimiento/contracts';
import { LessThan } from 'typeorm';
import { notify } from '../../messages/notifications/notify';
import type { Database } from '../../platform/database';
import { getForUpdate } from '../../platform/database/row-lock';
import { writeCase } from '../cases/identity-file';
import { noteStep } from '../cases/identity-step';
import { IdentityCase } from '../records';
import type { IdentitySeal } from '../records/identity-seal';
import { logCase } from './log-case';
import { tellPrograms } from './identity-webhook';

async function expire(database: Database, seal: IdentitySeal, id: number): Promise<void> {
  await database.transaction(async (manager) => {
    const found = await getForUpdate(manager, IdentityCase, id);
    // Another process may have done it, or somebody suspended it.
    if (found.state !== 'approved' || found.expiresOn === null || found.expiresOn >= today()) return;
    const after = await writeCase(manager, seal, found, { state: 'expired' });
    await noteStep(manager, seal, { caseId: id, kind: 'expired', authorId: null });
    await logCase(manager, null, found, after);
    await notify(manager, { userId: found.userId, kind: 'identity_expired', facts: {} });
    await tellPrograms(manager, after);
  });
}

/** Ends the approvals whose last day is over. */
export async function expireIdentities(
  database: Database,
  seal: IdentitySeal,
  isOver: () => boolean = () => false,
): Promise<void> {
  const due = await database.reader.find(IdentityCase, {
    select: { id: true },
    where: { state: 'approved', expiresOn: LessThan(today()) },
  });
  for (const { id } of due) {
    if (isOver()) return;
    await expire(database, seal, id);
  }
}
