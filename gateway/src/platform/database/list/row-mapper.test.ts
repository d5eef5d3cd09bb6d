import type { EntityTarget } from 'typeorm';
import { AuditEntry } from '../../../access/audit-log/audit-entry.entity';
import { Post } from '../../../joining/blog/post.entity';
import { Investment } from '../../../investing/investments/investment.entity';
import { InvitationCode } from '../../../joining/invitations/invitation-code.entity';
import { Payment } from '../../../investing/payments/payment.entity';
import { Project } from '../../../investing/projects/project.entity';
import { createTestGateway, databaseKinds, type TestGateway } from '../../../testing';
import { User } from '../../../access/users/user.entity';
import { WaitlistRequest } from '../../../joining/waitlist/waitlist-request.entity';
import { getRevision } from '../revision';
import { ListQueryBuilder } from './list-query-builder';
import { createRowMapper, type RawRow } from './row-mapper';

type Identified = { id: number };

describe.each(databaseKinds)('rows of a list on %s', (kind) => {
  let served: TestGateway;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: true });
    await served.gateway.database.transaction(async (manager) => {
      const [user] = await manager.find(User, { take: 1 });
      const entry = { entity: 'project', recordId: 7, action: 'update', createdAt: new Date(1) } as const;
      await manager.insert(AuditEntry, { ...entry, userId: user?.id, before: '{"name":"Torre"}', after: null });
    });
  });

  afterAll(() => served.close());

  // Booleans, instants, dates, cents, rates, nulls, and columns named `before` and `after`.
  test.each<[string, EntityTarget<Identified>]>([
    ['audit entry', AuditEntry],
    ['investment', Investment],
    ['invitation code', InvitationCode],
    ['payment', Payment],
    ['post', Post],
    ['project', Project],
    ['user', User],
    ['waitlist request', WaitlistRequest],
  ])('rows have the same values as the entity of the %s', async (_name, entity) => {
    const { reader } = served.gateway.database;
    const entities = await reader.find(entity, { order: { id: 'ASC' } });
    const rows = await reader.createQueryBuilder(entity, 'item').orderBy('item.id').getRawMany<RawRow>();
    expect(entities.length).toBeGreaterThan(0);
    expect(createRowMapper(reader, entity, 'item')(rows)).toEqual(entities);
  });

  test('rows have the revision of the entity', async () => {
    const { database } = served.gateway;
    const [row] = await new ListQueryBuilder(database, {
      entity: Payment,
      sorts: { id: 'item.id' },
    }).listAfter({ limit: 1 });
    const payment = await database.reader.findOneByOrFail(Payment, { id: row?.id });
    expect(row).toEqual(payment);
    expect(row && getRevision(row)).toBe(getRevision(payment));
  });
});
