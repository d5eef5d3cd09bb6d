import { unwrap, type Client, type Row } from '..';

/** The lists that a copy follows, by the name that the audit log has for their records. */
const lists = {
  project: '/api/admin/projects',
  user: '/api/admin/users',
  investment: '/api/admin/investments',
  payment: '/api/admin/returns',
  withdrawal: '/api/admin/withdrawals',
} as const;
type Kind = keyof typeof lists;
const kinds = Object.keys(lists) as Kind[];

type Records = { [K in Kind]: Map<number, Row<(typeof lists)[K]>> };
type Entry = Row<'/api/admin/ledger/entries'>;

const isKind = (entity: string): entity is Kind => entity in lists;

// A row that was committed late is found by the next poll.
const overlapMs = 60_000;
// Days of the API are those of Ecuador, five hours behind UTC.
const ecuadorMs = 5 * 3_600_000;

const toEcuadorDay = (time: number): string => new Date(time - ecuadorMs).toISOString().slice(0, 10);

/** The books and records of an installation, as a program keeps them that asks for what is new again and again. */
export class PolledCopy {
  readonly records: Records = {
    project: new Map(),
    user: new Map(),
    investment: new Map(),
    payment: new Map(),
    withdrawal: new Map(),
  };
  readonly entries = new Map<number, Entry>();
  private since: number | null = null;

  /** @param limit rows of a page: few, so that rows are deleted between two of them */
  constructor(
    private readonly client: Client,
    private readonly limit: number,
  ) {}

  async poll(): Promise<void> {
    const { client, entries, limit, records, since } = this;
    const startedAt = await this.readServerTime();
    const updatedSince = since === null ? undefined : new Date(since).toISOString();
    for (const kind of kinds) {
      const rows: Map<number, unknown> = records[kind];
      for await (const row of client.list(lists[kind], {
        updatedSince: kind === 'withdrawal' ? undefined : updatedSince,
        limit,
      }))
        rows.set(row.id, row);
    }
    // After the rows: one that was deleted during the poll does not stay.
    const from = toEcuadorDay(since ?? startedAt);
    for await (const { entity, recordId } of client.list('/api/admin/audit-entries', { action: 'delete', from, limit }))
      if (isKind(entity) && recordId !== null) records[entity].delete(recordId);
    const after = Math.max(0, ...entries.keys());
    for await (const entry of client.list('/api/admin/ledger/entries', { after, limit })) entries.set(entry.id, entry);
    this.since = startedAt - overlapMs;
  }

  /** The clock by which `updatedSince` counts. */
  private async readServerTime(): Promise<number> {
    const asked = this.client.GET('/api/admin/audit-entries', { params: { query: { limit: 1 } } });
    await unwrap(asked);
    return Date.parse((await asked).response.headers.get('date') ?? '');
  }
}
