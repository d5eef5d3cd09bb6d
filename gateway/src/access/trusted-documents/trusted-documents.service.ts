import { setTimeout as wait } from 'node:timers/promises';
import { siteOperations } from '@cimiento/server';
import type { Logger } from 'pino';
import type { ReleaseLocation } from '../../platform/config/config';
import { findFileVersion, getDocumentId, listOperationFiles, readOperations } from './operation-files';

// Minimum interval between scans for new operations, in ms: all unknown ids that arrive wait for the same scan.
const scanIntervalMs = 1000;

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
  private nextScan: Promise<void> | null = null;
  private scan: Promise<void> = Promise.resolve();
  private scannedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly location: ReleaseLocation,
    private readonly log: Pick<Logger, 'warn'>,
  ) {}

  /** The text of an operation; null for an id that no build has. */
  async find(id: string): Promise<string | null> {
    if (!isDocumentId(id)) return null;
    if (!this.texts.has(id)) await this.scanAgain();
    return this.texts.get(id) ?? null;
  }

  /** Whether a text is an operation of one of our front ends. */
  async isTrusted(text: string): Promise<boolean> {
    return (await this.find(getDocumentId(text))) !== null;
  }

  /** Scans for new operations. A running scan may miss a build that has just appeared, so the caller waits for the next one. */
  private scanAgain(): Promise<void> {
    this.nextScan ??= this.startScan();
    return this.nextScan;
  }

  private async startScan(): Promise<void> {
    await this.scan.catch(() => undefined);
    await wait(Math.max(0, this.scannedAt + scanIntervalMs - performance.now()));
    this.nextScan = null;
    this.scannedAt = performance.now();
    this.scan = this.readEverything();
    await this.scan;
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
