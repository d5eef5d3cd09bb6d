import { Gauge, type Registry } from 'prom-client';
import type { EntityManager } from 'typeorm';
import type { Database } from '../database';
import { readClockOffset } from '../database/clock-offset';
import { operationSettings } from './operation-settings';

const hourMs = 60 * 60_000;

type Value = { labels?: Record<string, string>; value: number };
type StateMetric = {
  name: string;
  help: string;
  labelNames?: readonly string[];
  /** Reads a few rows by an index: it runs at every scrape. */
  read: (reader: EntityManager, database: Database) => Promise<Value[]>;
};

async function readSetting(reader: EntityManager, name: string, parse: (text: string) => number): Promise<Value[]> {
  const [row] = await reader.query<{ value: string }[]>('SELECT value FROM setting WHERE name = ?', [name]);
  return row ? [{ value: parse(row.value) }] : [];
}

/** An instant as SQLite or MariaDB give it, in ms since 1970. */
const toMs = (instant: Date | string): number =>
  instant instanceof Date ? instant.getTime() : Date.parse(`${instant.replace(' ', 'T')}Z`);

const sealedTables = ['ledger', 'audit'] as const;

/** Instant of the first entry after the last one that has a seal; Infinity when all have one. */
async function findFirstUnsealed(reader: EntityManager, subject: (typeof sealedTables)[number]): Promise<number> {
  const [row] = await reader.query<{ createdAt: Date | string }[]>(
    `SELECT createdAt FROM ${subject}_entry
      WHERE id > COALESCE((SELECT MAX(recordId) FROM ledger_seal WHERE subject = ?), 0) ORDER BY id LIMIT 1`,
    [subject],
  );
  return row ? toMs(row.createdAt) : Infinity;
}

const toSeconds = (instant: string): number => Date.parse(instant) / 1000;

// Whether they arrive is up to their receivers: one that fails is disabled after days.
const webhooks = 'webhook';

// What is left to do has an instant of its next try, so that the index of these finds it.
const isFailing = `dueAt IS NOT NULL AND attempts > 0 AND error IS NOT NULL AND topic <> '${webhooks}'`;

const stateMetrics: readonly StateMetric[] = [
  {
    name: 'cimiento_outbox_lag_seconds',
    help: 'Age of the oldest message but webhooks that should have been delivered by now: one that failed counts from when it was written.',
    read: async (reader) => {
      const now = Date.now();
      const [due] = await reader.query<{ dueAt: string | number | null }[]>(
        'SELECT MIN(dueAt) AS dueAt FROM outbox_message WHERE dueAt <= ? AND topic <> ?',
        [now, webhooks],
      );
      const [failing] = await reader.query<{ createdAt: Date | string | null }[]>(
        `SELECT MIN(createdAt) AS createdAt FROM outbox_message WHERE ${isFailing}`,
      );
      const oldest = Math.min(Number(due?.dueAt ?? now), failing?.createdAt ? toMs(failing.createdAt) : now);
      return [{ value: Math.max(0, now - oldest) / 1000 }];
    },
  },
  {
    name: 'cimiento_outbox_messages',
    help: 'Messages but webhooks that were tried in vain and are tried again (failing); messages that were given up (dead) or wait for somebody to replay them (held).',
    labelNames: ['status'],
    read: async (reader) => {
      const rows = await reader.query<{ status: string; total: string | number }[]>(
        `SELECT status, COUNT(*) AS total FROM outbox_message WHERE status IN ('dead', 'held') GROUP BY status
          UNION ALL SELECT 'failing', COUNT(*) FROM outbox_message WHERE ${isFailing}`,
      );
      return ['failing', 'dead', 'held'].map((status) => ({
        labels: { status },
        value: Number(rows.find((row) => row.status === status)?.total ?? 0),
      }));
    },
  },
  {
    name: 'cimiento_remote_reports',
    help: 'What browsers reported about a remote in this hour and the last one: load, load_failed, render_failed, thrown.',
    labelNames: ['remote', 'kind'],
    read: async (reader) => {
      const rows = await reader.query<{ remote: string; metric: string; total: string | number }[]>(
        `SELECT remote, metric, SUM(total) AS total FROM release_count
          WHERE hourStart > ? AND metric IN ('load', 'load_failed', 'render_failed', 'thrown') GROUP BY remote, metric`,
        [Date.now() - 2 * hourMs],
      );
      return rows.map(({ remote, metric: kind, total }) => ({ labels: { remote, kind }, value: Number(total) }));
    },
  },
  {
    name: 'cimiento_seal_lag_seconds',
    help: 'Age of the oldest ledger or audit entry that has no seal yet.',
    read: async (reader) => {
      const oldest = await Promise.all(sealedTables.map((subject) => findFirstUnsealed(reader, subject)));
      return [{ value: Math.max(0, ...oldest.map((createdAt) => (Date.now() - createdAt) / 1000)) }];
    },
  },
  {
    name: 'cimiento_clock_offset_seconds',
    help: "Seconds by which this machine's clock is ahead of the database's.",
    read: async (_reader, database) => [{ value: await readClockOffset(database) }],
  },
  {
    name: 'cimiento_ledger_faults',
    help: 'Rules that the last verification of the ledger found broken.',
    read: (reader) => readSetting(reader, operationSettings.ledgerFaults, Number),
  },
  {
    name: 'cimiento_ledger_verified_timestamp_seconds',
    help: 'When the ledger was last verified (npm run cli -- verify-ledger).',
    read: (reader) => readSetting(reader, operationSettings.ledgerVerified, toSeconds),
  },
  {
    name: 'cimiento_last_backup_timestamp_seconds',
    help: 'When the last backup was made (npm run cli -- backup).',
    read: (reader) => readSetting(reader, operationSettings.lastBackup, toSeconds),
  },
];

/** Adds what the database knows. During an outage these have no values, and the rest is still served. */
export function registerStateMetrics(registry: Registry, database: Database): void {
  const registers = [registry];
  for (const { read, labelNames = [], ...description } of stateMetrics) {
    new Gauge({
      ...description,
      labelNames,
      registers,
      async collect() {
        this.reset();
        if (database.outages.kind === 'unreachable') return;
        const values = await read(database.reader, database).catch((error: unknown) => {
          database.outages.report(error);
          return [];
        });
        // A gauge without labels that was reset reads 0, which is not what is known.
        if (values.length === 0) this.remove({});
        for (const { labels = {}, value } of values) this.set(labels, value);
      },
    });
  }
  new Gauge({
    name: 'cimiento_database_up',
    help: '1 while the database can be used, 0.5 while it stores no changes, 0 while it does not answer.',
    registers,
    collect() {
      const { kind } = database.outages;
      this.set(kind === null ? 1 : kind === 'read-only' ? 0.5 : 0);
    },
  });
  new Gauge({
    name: 'cimiento_database_connections',
    help: 'Connections of the pool: open ones, and those of them in use; calls that wait for one. Nothing on SQLite.',
    labelNames: ['state'],
    registers,
    collect() {
      const use = database.getPoolUse();
      if (use) for (const [state, value] of Object.entries(use)) this.set({ state }, value);
    },
  });
}
