import type { EntityTarget } from 'typeorm';
import { AuditEntry, User } from '../../access/records';
import { Post } from '../../joining/blog/post.entity';
import { Investment, Order, Payment, Project } from '../../investing/records';
import { InvitationCode } from '../../joining/invitations/invitation-code.entity';
import { BankAccount } from '../../banking/bank-accounts/bank-account.entity';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { LedgerPosting } from '../../books/ledger/ledger-posting.entity';
import { databaseKinds, serveGateway } from '../../testing';
import { WaitlistRequest } from '../../joining/waitlist/waitlist-request.entity';
import { getRevision } from './revision';
import { ListQueryBuilder } from './list/list-query-builder';
import { readRecords } from './read-records';
import { everything } from '../request';

type Identified = { id: number };

describe.each(databaseKinds)('records of a query on %s', (kind) => {
  const served = serveGateway(kind, { demoData: true });

  beforeAll(async () => {
    await served.gateway.database.transaction(async (manager) => {
      const [user] = await manager.find(User, { take: 1 });
      const entry = { entity: 'project', recordId: 7, action: 'update', createdAt: new Date(1) } as const;
      await manager.insert(AuditEntry, { ...entry, userId: user?.id, before: '{"name":"Torre"}', after: null });
    });
  });

  // Booleans, instants, dates, cents, rates, nulls, and columns named `before` and `after`.
  test.each<[string, EntityTarget<Identified>]>([
    ['audit entry', AuditEntry],
    ['bank account', BankAccount],
    ['collecting account', CollectingAccount],
    ['investment', Investment],
    ['invitation code', InvitationCode],
    ['ledger account', LedgerAccount],
    ['ledger entry', LedgerEntry],
    ['ledger posting', LedgerPosting],
    ['order', Order],
    ['payment', Payment],
    ['post', Post],
    ['project', Project],
    ['user', User],
    ['waitlist request', WaitlistRequest],
  ])('records have the same values as the entity of the %s', async (_name, entity) => {
    const { reader } = served;
    const entities = await reader.find(entity, { order: { id: 'ASC' } });
    expect(entities.length).toBeGreaterThan(0);
    expect(await readRecords(reader.createQueryBuilder(entity, 'item').orderBy('item.id'))).toEqual(entities);
  });

  test('a row of a list has the revision of the entity', async () => {
    const { database } = served.gateway;
    const [row] = await new ListQueryBuilder(database, {
      entity: Payment,
      sorts: { id: 'item.id' },
    }).listAfter(everything, { limit: 1 });
    const payment = await database.reader.findOneByOrFail(Payment, { id: row?.id });
    expect(row).toEqual(payment);
    expect(row && getRevision(row)).toBe(getRevision(payment));
  });
});
