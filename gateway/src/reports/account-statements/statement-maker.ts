import { setTimeout as wait } from 'node:timers/promises';
import { formatIssuer, type StatementFacts } from '@cimiento/contracts';
import type { Logger } from 'pino';
import type { GatewayConfig } from '../../platform/config/config';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import type { FileStore } from '../../platform/files/file-store';
import { notify } from '../../messages/notifications/notify';
import type { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import type { OutboxHandlers } from '../../platform/outbox/outbox-worker';
import { User } from '../../access/records';
import { AccountStatement, getStatementNumber } from './account-statement.entity';
import { enqueueBatchPart, statementBatchTopic, statementTopic } from './create-statements';
import type { PdfThread } from './pdf/pdf-thread';
import { calculateStatement } from './statement-facts';

// After so many attempts a statement has failed, and the others of its batch continue.
const maxAttempts = 3;

// A batch is many short messages in a row, so that e-mails of the same outbox go out between them.
const batchPartSize = 20;

// Requests of this process share its event loop and the writer with a batch, which has minutes: they find it idle most of the time.
const batchPauseMs = 100;

type StatementMakerParts = {
  database: Database;
  files: FileStore;
  thread: Pick<PdfThread, 'render'>;
  config: Pick<GatewayConfig, 'email' | 'company'>;
  log: Pick<Logger, 'warn'>;
};

/** Makes the PDFs of statements that were requested, from the outbox: again for the same statement changes nothing. */
export class StatementMaker {
  constructor(private readonly parts: StatementMakerParts) {}

  /** The handlers of the two topics. */
  get handlers(): OutboxHandlers {
    return {
      [statementTopic]: { deliver: (message) => this.deliverOne(message) },
      [statementBatchTopic]: { deliver: (message) => this.deliverPart(message) },
    };
  }

  private async deliverOne({ payload, attempts }: OutboxMessage): Promise<void> {
    const { id } = JSON.parse(payload) as { id: number };
    await this.makeOrFail(id, attempts);
  }

  private async deliverPart({ payload, attempts }: OutboxMessage): Promise<void> {
    const { batchId, part } = JSON.parse(payload) as { batchId: number; part: number };
    const queued = await this.parts.database.reader.find(AccountStatement, {
      select: { id: true },
      where: { batchId, status: 'queued' },
      order: { id: 'ASC' },
      take: batchPartSize,
    });
    for (const { id } of queued) {
      await this.makeOrFail(id, attempts);
      await wait(batchPauseMs);
    }
    if (queued.length < batchPartSize) return;
    try {
      await this.parts.database.transaction((manager) => enqueueBatchPart(manager, batchId, part + 1));
    } catch (error) {
      // An earlier delivery of this message came as far as here.
      if (!isUniqueViolation(error, 'outbox_message', 'dedupeKey')) throw error;
    }
  }

  private async makeOrFail(id: number, attempts: number): Promise<void> {
    try {
      await this.make(id);
    } catch (err) {
      if (attempts < maxAttempts) throw err;
      this.parts.log.warn({ err, statement: id }, 'a statement could not be made');
      await this.parts.database.transaction((manager) =>
        manager.update(AccountStatement, { id, status: 'queued' }, { status: 'failed' }),
      );
    }
  }

  private async make(id: number): Promise<void> {
    const statement = await this.parts.database.reader.findOneByOrFail(AccountStatement, { id });
    if (statement.status !== 'queued') return;
    const bytes = await this.parts.thread.render({
      facts: await this.readFacts(statement),
      number: getStatementNumber(statement),
      version: statement.version,
      supersedes: await this.readFormerNumber(statement),
      issuer: formatIssuer(this.parts.config.company),
      holderName: (await this.parts.database.reader.findOneByOrFail(User, { id: statement.userId })).fullName,
      code: statement.code,
      origin: this.parts.config.email.origin,
      createdAt: statement.createdAt.toISOString(),
    });
    // Before the transaction: a content without a record does no harm.
    const { sha256, size } = await this.parts.files.put(bytes);
    await this.parts.database.transaction(async (manager) => {
      const ready = { status: 'ready', sha256, size } as const;
      const { affected } = await manager.update(AccountStatement, { id, status: 'queued' }, ready);
      // A user who asked for it waits for it already.
      if (affected !== 1 || statement.batchId === null) return;
      const facts = { year: statement.year, number: getStatementNumber(statement) };
      await notify(manager, { userId: statement.userId, kind: 'statement_ready', facts, subject: `statement:${id}` });
    });
  }

  /** The facts of a statement, which are read once and then stay: a further attempt makes the same document. */
  private readFacts({ id, userId, year, throughOn }: AccountStatement): Promise<StatementFacts> {
    return this.parts.database.transaction(async (manager) => {
      const stored = await manager.findOneByOrFail(AccountStatement, { id });
      const known = stored.facts === null ? null : (JSON.parse(stored.facts) as StatementFacts);
      // A release before wrote no deductions.
      if (known?.deductions !== undefined) return known;
      const facts = await calculateStatement(manager, userId, { year, today: throughOn });
      const values = { facts: JSON.stringify(facts), total: facts.value.closing };
      await manager.update(AccountStatement, { id }, values);
      return facts;
    });
  }

  private async readFormerNumber({ supersedes }: AccountStatement): Promise<string | null> {
    if (supersedes === null) return null;
    return getStatementNumber(await this.parts.database.reader.findOneByOrFail(AccountStatement, { id: supersedes }));
  }
}
