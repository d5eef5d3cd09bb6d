import type { Logger } from 'pino';
import type { GatewayConfig } from './config/config';
import type { Database } from './database';
import { Encryption } from './encryption';
import { createFileStore } from './files/create-file-store';
import { createFileScan } from './files/malware-scan';
import { createPrepareUpload } from './files/prepare-upload';
import { FileReaders } from './files/reader/file-readers';
import { IdempotencyService } from './idempotency/idempotency.service';
import { RateLimitService } from './rate-limit/rate-limit.service';

/** The dependencies of the services of every domain. */
export type Base = { database: Database; config: GatewayConfig; log: Pick<Logger, 'info' | 'warn'> };

export function createPlatform({ database, config, log }: Base) {
  const fileReaders = new FileReaders(log);
  return {
    reader: database.reader,
    encryption: new Encryption(config.encryptionSecrets),
    files: createFileStore(config),
    fileReaders,
    prepareUpload: createPrepareUpload(fileReaders, createFileScan(config.malwareScanner)),
    idempotency: new IdempotencyService(database),
    rateLimit: new RateLimitService(database, config.rateLimits),
  };
}

export type PlatformServices = ReturnType<typeof createPlatform>;
