import { setTimeout as wait } from 'node:timers/promises';
import { siteOperations } from '@cimiento/contracts';
import type { Logger } from 'pino';
import type { ReleaseLocation } from '../config/config';
import type { Database } from '../database';
import { findFileVersion, getDocumentId, listOperationFiles, readOperations } from './operation-files';
import { TrustedDocument } from './trusted-document.entity';

// Least time between two looks for new operations, in ms: however many unknown ids arrive, they wait for the same look.
const lookIntervalMs = 1000;
const rowsPerInsert = 100;

const isDocumentId = (id: string): boolean => /^[0-9a-f]{32}$/.test(id);

/**
 * Knows the operations of our front ends: those in the builds of shell and remotes, and those in the table, where each that was once in a build
 * stays. So another gateway knows them without the folder, and a tab with an earlier release after its folder is gone.
 */
export class TrustedDocumentsService {
  private readonly texts = new Map<string, string>(
    Object.values(siteOperations).map((text) => [getDocumentId(text), text]),
  );
  /** Ids of the rows of the table that are in memory. */
  private readonly storedIds = new Set<string>();
  /** File → its version when it was last read. */
  private readonly versions = new Map<string, string>();
  private nextLook: Promise<void> | null = null;
  private look: Promise<void> = Promise.resolve();
  private lookedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly database: Database,
    private readonly location: ReleaseLocation,
    private readonly log: Pick<Logger, 'warn'>,
  ) {}

  /** The text of an operation; null for an id that no build has. */
  async find(id: string): Promise<string | null> {
    if (!isDocumentId(id)) return null;
    if (!this.texts.has(id)) await this.lookAgain();
    return this.texts.get(id) ?? null;
  }

  /** Whether a text is an operation of one of our front ends. */
  async isTrusted(text: string): Promise<boolean> {
    return (await this.find(getDocumentId(text))) !== null;
  }

  /** Looks for new operations. A look that has begun may have missed a build that is new by now, so the caller waits for the next one. */
  private lookAgain(): Promise<void> {
    this.nextLook ??= this.startLook();
    return this.nextLook;
  }

  private async startLook(): Promise<void> {
    await this.look.catch(() => undefined);
    await wait(Math.max(0, this.lookedAt + lookIntervalMs - performance.now()));
    this.nextLook = null;
    this.lookedAt = performance.now();
    this.look = this.readEverything();
    await this.look;
  }

  private async readEverything(): Promise<void> {
    for (const file of await listOperationFiles(this.location)) await this.readFile(file);
    await this.readTable();
    await this.store();
  }

  private async readFile(file: string): Promise<void> {
    const version = await findFileVersion(file);
    if (version === null || version === this.versions.get(file)) return;
    this.versions.set(file, version);
    try {
      for (const [id, text] of await readOperations(file)) this.texts.set(id, text);
    } catch (error) {
      this.log.warn({ file, reason: (error as Error).message }, 'the operations of a build cannot be read');
    }
  }

  /** Rows are never deleted, so as many as are in memory are the same ones. */
  private async readTable(): Promise<void> {
    const { reader } = this.database;
    if ((await reader.count(TrustedDocument)) === this.storedIds.size) return;
    for (const { id, text } of await reader.find(TrustedDocument)) {
      this.texts.set(id, text);
      this.storedIds.add(id);
    }
  }

  /** Stores what the table lacks. A database that stores nothing now does not stop anybody from working: the next look tries again. */
  private async store(): Promise<void> {
    const rows = [...this.texts].filter(([id]) => !this.storedIds.has(id)).map(([id, text]) => ({ id, text }));
    if (rows.length === 0) return;
    try {
      await this.database.transaction(async (manager) => {
        for (let start = 0; start < rows.length; start += rowsPerInsert)
          await manager
            .createQueryBuilder()
            .insert()
            .into(TrustedDocument)
            .values(rows.slice(start, start + rowsPerInsert))
            // Another process may store the same ones now.
            .orIgnore()
            .execute();
      });
      rows.forEach(({ id }) => this.storedIds.add(id));
    } catch (err) {
      this.log.warn({ err }, 'the operations of a build could not be stored');
    }
  }
}
