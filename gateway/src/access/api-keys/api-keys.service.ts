import { hasPermission, messages } from '@cimiento/contracts';
import { apiKeySchema } from '@cimiento/contracts/schemas';
import { IsNull, LessThan } from 'typeorm';
import { logCreate, logUpdate } from '../audit-log/audit-writer';
import { type Actor, toViewer } from '../../platform/request';
import type { RequestKey } from '../../platform/request/request-key';
import type { Database } from '../../platform/database';
import { getOrThrow } from '../../platform/database/records';
import { UnawaitedWrites } from '../../platform/database/unawaited-writes';
import { getForUpdate } from '../../platform/database/row-lock';
import { parseInput, unauthenticated } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { insertSecurityEvent, type SecurityEventsService } from '../security-events/security-events.service';
import { sha256 } from '../../platform/sha256';
import { ApiKey, User } from '../records';
import { findKeyEnvironment, generateKey, getKeyPrefix, type KeyEnvironment } from './key-text';

// A use is written at most this often, so that most requests do not write.
const minUseMs = 60_000;

/** Keys of the REST API: created and revoked by administrators, and looked up for each request. */
export class ApiKeysService {
  private readonly uses = new UnawaitedWrites<number>();

  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly securityEvents: SecurityEventsService,
    private readonly environment: KeyEnvironment,
  ) {}

  /** All keys, by id. */
  list(): Promise<ApiKey[]> {
    return this.database.reader.find(ApiKey, { order: { id: 'ASC' } });
  }

  /** Creates a key; returns it with its record. @throws VALIDATION_FAILED; SHOWN_ONCE for a retry */
  async create(input: unknown, by: Actor): Promise<{ key: string; record: ApiKey }> {
    const values = parseInput(apiKeySchema, input);
    const { name, scopes, expiresAt } = values;
    const key = generateKey(this.environment);
    const event = { kind: 'key_created', userId: by.userId, actor: by, detail: getKeyPrefix(key) } as const;
    const refusal = messages.apiKeyShownOnce;
    const record = await this.idempotency.runShownOnce(by, 'api_key', values, refusal, async (manager) => {
      const row = manager.create(ApiKey, {
        name,
        prefix: getKeyPrefix(key),
        keyHash: sha256(key),
        scopes,
        createdBy: by.userId,
        createdAt: new Date(),
        expiresAt: expiresAt === null ? null : new Date(expiresAt),
      });
      await manager.insert(ApiKey, row);
      const stored = await getOrThrow(manager, ApiKey, row.id);
      await logCreate({ manager, entity: ApiKey, by }, [stored]);
      await insertSecurityEvent(manager, event);
      return stored;
    });
    this.securityEvents.log(event);
    return { key, record };
  }

  /** Revokes a key; revoking it again changes nothing. @throws NOT_FOUND */
  async revoke(id: number, by: Actor): Promise<ApiKey> {
    let isNew = false;
    const record = await this.idempotency.runOnce(by, ApiKey, { revoke: id }, async (manager) => {
      const before = await getForUpdate(manager, ApiKey, id);
      isNew = before.revokedAt === null;
      if (!isNew) return before;
      await manager.update(ApiKey, { id, revokedAt: IsNull() }, { revokedAt: new Date() });
      const after = await getOrThrow(manager, ApiKey, id);
      await logUpdate({ manager, entity: ApiKey, by }, before, after);
      await insertSecurityEvent(manager, toRevocation(after, by));
      return after;
    });
    if (isNew) this.securityEvents.log(toRevocation(record, by));
    return record;
  }

  /**
   * The identity behind a key; null if it is unknown, expired or revoked, or its administrator no longer is one. Read anew for each
   * request, so that a revoked key fails at once.
   * @throws UNAUTHENTICATED for a key of the other environment, with a message that says so.
   */
  async authenticate(key: string): Promise<RequestKey | null> {
    const environment = findKeyEnvironment(key);
    if (environment === null) return null;
    if (environment !== this.environment)
      throw unauthenticated(environment === 'sandbox' ? messages.apiKeyOfSandbox : messages.apiKeyOfLive);
    const hash = sha256(key);
    const { reader } = this.database;
    const record = await reader.findOneBy(ApiKey, { keyHash: hash });
    if (record?.status !== 'active') return null;
    const person = await reader.findOneBy(User, { id: record.createdBy });
    if (person?.role !== 'admin' || person.disabledAt !== null) return null;
    this.noteUse(record);
    const scopes = record.scopes.filter((scope) => hasPermission(person.staffRole, [scope]));
    return { id: record.id, scopes, viewer: toViewer(person), hash };
  }

  private noteUse({ id, lastUsedAt }: ApiKey): void {
    const now = new Date();
    const earlier = new Date(now.getTime() - minUseMs);
    if (lastUsedAt !== null && lastUsedAt > earlier) return;
    this.uses.start(id, () =>
      this.database.transaction((manager) =>
        manager.update(
          ApiKey,
          { id, lastUsedAt: lastUsedAt === null ? IsNull() : LessThan(earlier) },
          { lastUsedAt: now },
        ),
      ),
    );
  }
}

const toRevocation = ({ prefix }: ApiKey, by: Actor) =>
  ({ kind: 'key_revoked', userId: by.userId, actor: by, detail: prefix }) as const;
