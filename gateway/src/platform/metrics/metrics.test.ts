import { checkLedger } from '../../cli/commands';
import { AuditEntry } from '../../access/records';
import { OutboxMessage } from '../outbox/outbox-message.entity';
import { build } from '@cimiento/server';
import { createTestGateway, databaseKinds, serveGateway } from '../../testing';

const token = 'operador-de-prueba-0123456789abcdef';

describe.each(databaseKinds)('/metrics on %s', (kind) => {
  const served = serveGateway(kind, { demoData: true, config: { metricsToken: token } });

  const scrape = (given = token) =>
    served.client().request<string>('GET', '/metrics', undefined, { authorization: `Bearer ${given}` });

  test('a request without the token is refused', async () => {
    expect((await served.client().request('GET', '/metrics')).status).toBe(401);
    expect((await scrape('otro')).status).toBe(401);
  });

  test('counts requests by route, method and status, and errors by code', async () => {
    await served.client().graphql('{ projects { id } }');
    await served.client().graphql('{ myInvestments { id } }');
    await served.client().request('GET', '/inventada/maria@prueba.example');
    const { status, headers, body } = await scrape();
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching('^text/plain')]);
    expect(body).toMatch(
      /^cimiento_http_request_duration_seconds_count{method="POST",route="\/graphql",status="200"} [1-9]/m,
    );
    expect(body).toMatch(/^cimiento_errors_total{code="UNAUTHENTICATED"} 1$/m);
    expect(body).toMatch(/^cimiento_database_up 1$/m);
    expect(body).not.toMatch(/inventada|maria/);
  });

  test('metrics include the outbox, and of ledger and backup only what is known', async () => {
    expect((await scrape()).body).not.toMatch(/^cimiento_(ledger_faults|last_backup_timestamp_seconds) /m);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await served.gateway.database.transaction((manager) =>
      manager.insert(AuditEntry, { entity: 'user', recordId: 1, action: 'update', createdAt: anHourAgo }),
    );
    expect((await scrape()).body).toMatch(/^cimiento_seal_lag_seconds 3[6-9]\d\d/m);
    await served.gateway.services.ledgerSeal.sealAll();
    expect((await scrape()).body).toMatch(/^cimiento_seal_lag_seconds 0$/m);
    await checkLedger(served.gateway.database);
    await served.fixtures.update(OutboxMessage, { topic: 'email' }, { status: 'dead', dueAt: null });
    const { body } = await scrape();
    expect(body).toMatch(/^cimiento_ledger_faults 0$/m);
    expect(body).toMatch(/^cimiento_ledger_verified_timestamp_seconds \d{10}/m);
    expect(body).toMatch(/^cimiento_outbox_messages{status="dead"} \d+$/m);
    expect(body).toMatch(/^cimiento_outbox_lag_seconds 0$/m);
    expect(body).toMatch(/^cimiento_outbox_messages{status="failing"} 0$/m);
    expect(body).toContain(`cimiento_build_info{version="${build.version}",commit="${build.commit}"} 1`);
    expect(body).toMatch(/^cimiento_disk_free_bytes [1-9]\d+$/m);
    if (kind === 'mariadb') expect(body).toMatch(/^cimiento_database_connections{state="open"} [1-9]/m);
  });
});

describe.each(databaseKinds)('the lag of the outbox on %s', (kind) => {
  const served = serveGateway(kind, { config: { metricsToken: token } });

  const readMetric = async (name: string): Promise<number> => {
    const { body } = await served
      .client()
      .request<string>('GET', '/metrics', undefined, { authorization: `Bearer ${token}` });
    const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(body) ?? [];
    return Number(value);
  };

  test('a message that fails counts from when it was written, although its next try is to come', async () => {
    const { transaction } = served.gateway.database;
    const hourAgo = new Date(Date.now() - 3_600_000);
    const later = Date.now() + 3_600_000;
    const row = {
      topic: 'other',
      status: 'pending' as const,
      payload: '{}',
      attempts: 0,
      dueAt: later,
      createdAt: hourAgo,
    };
    await transaction((manager) => manager.insert(OutboxMessage, { ...row, dedupeKey: 'ahead' }));
    expect(await readMetric('cimiento_outbox_lag_seconds')).toBe(0);
    await transaction((manager) => manager.insert(OutboxMessage, { ...row, attempts: 2, error: 'ECONNREFUSED' }));
    expect(await readMetric('cimiento_outbox_lag_seconds')).toBeGreaterThanOrEqual(3600);
    expect(await readMetric('cimiento_outbox_lag_seconds')).toBeLessThan(3660);
    expect(await readMetric('cimiento_outbox_messages{status="failing"}')).toBe(1);
  });

  test('a message that nobody has tried counts from when it was due', async () => {
    const { transaction } = served.gateway.database;
    await transaction((manager) => manager.deleteAll(OutboxMessage));
    const row = { topic: 'other', status: 'pending' as const, payload: '{}', attempts: 0, createdAt: new Date() };
    await transaction((manager) => manager.insert(OutboxMessage, { ...row, dueAt: Date.now() - 120_000 }));
    const lag = await readMetric('cimiento_outbox_lag_seconds');
    expect([lag >= 120, lag < 180]).toEqual([true, true]);
  });
});

test('/metrics does not exist without a token in the configuration', async () => {
  const served = await createTestGateway('sqlite', { demoData: false });
  try {
    expect((await served.client().request('GET', '/metrics')).status).toBe(404);
  } finally {
    await served.close();
  }
});
