import { setTimeout as wait } from 'node:timers/promises';
import { siteOperations } from '@cimiento/contracts';
import type { Logger } from 'pino';
import type { ReleaseLocation } from '../../platform/config/config';
import { findFileVersion, getDocumentId, listOperationFiles, readOperations } from './operation-files';

// Least time between two looks for new operations, in ms: however many unknown ids arrive, they wait for the same look.
const lookIntervalMs = 1000;

const isDocumentId = (id: string): boolean => /^[0-9a-f]{32}$/.test(id);

/**
 * Knows the operations of our front ends, from the builds of shell and remotes. Every release stays in the folder of the releases, so that a tab
 * with an earlier one works after a restart too.
 */
export class TrustedDocumentsService {
  private readonly texts = new Map<string, string>(
    Object.values(siteOperations).map((text) => [getDocumentId(text), text]),
  );
  /** File → its version when it was last read. */
  private readonly versions = new Map<string, string>();
  private nextLook: Promise<void> | null = null;
  private look: Promise<void> = Promise.resolve();
  private lookedAt = Number.NEGATIVE_INFINITY;

  constructor(
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
}
