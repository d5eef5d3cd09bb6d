import { consentFields } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import { In, IsNull, type EntityManager } from 'typeorm';
import type { Viewer } from '../../platform/request';
import type { Database } from '../../platform/database';
import { assertRevision, hashRevision } from '../../platform/database/revision';
import { getForUpdate } from '../../platform/database/row-lock';
import { parseInput } from '../../platform/errors';
import { User } from '../../access/records';
import { WaitlistRequest } from '../../joining/waitlist/waitlist-request.entity';
import { Consent } from '../../joining/consents/consent.entity';
import type { Consents } from './consents.types';
import { listOwnWaitlistIds } from './own-requests';
import { recordConsents } from '../../joining/consents/record-consents';

/** Consents of users, by purpose. */
export class ConsentsService {
  constructor(private readonly database: Database) {}

  /** The viewer's consents: with their account, and with the requests for an invitation that are proven to be theirs. */
  getOwn({ id }: Viewer): Promise<Consents> {
    return this.read(this.database.reader, id);
  }

  /** Gives or withdraws the consents that a user can choose. What is as wanted already changes nothing. @throws VALIDATION_FAILED, CONFLICT */
  set({ id: userId }: Viewer, input: unknown, revision?: string | null): Promise<Consents> {
    const { news } = parseInput(toSchema(consentFields), input);
    return this.database.transaction(async (manager) => {
      // Of two changes at once, the second waits and follows the first.
      await getForUpdate(manager, User, userId);
      const before = await this.read(manager, userId);
      assertRevision(before.revision, revision);
      if (before.news === news) return before;
      if (news) await recordConsents(manager, { userId }, 'privacy_page', ['news']);
      else await this.withdrawNews(manager, userId);
      return this.read(manager, userId);
    });
  }

  private async withdrawNews(manager: EntityManager, userId: number): Promise<void> {
    const requestIds = await listOwnWaitlistIds(manager, userId);
    const isOpen = { purpose: 'news' as const, withdrawnAt: IsNull() };
    const withdrawnAt = new Date();
    await manager.update(Consent, { userId, ...isOpen }, { withdrawnAt });
    await manager.update(Consent, { requestId: In(requestIds), ...isOpen }, { withdrawnAt });
    await manager.update(WaitlistRequest, { id: In(requestIds) }, { receiveNews: false });
  }

  private async read(manager: EntityManager, userId: number): Promise<Consents> {
    const requestIds = await listOwnWaitlistIds(manager, userId);
    const history = await manager.find(Consent, {
      where: [{ userId }, { requestId: In(requestIds) }],
      order: { givenAt: 'DESC', id: 'DESC' },
    });
    const news = history.some(({ purpose, withdrawnAt }) => purpose === 'news' && withdrawnAt === null);
    return { news, history, revision: hashRevision(history.map(({ id, withdrawnAt }) => [id, withdrawnAt])) };
  }
}
