import type { Logger } from 'pino';
import type { GatewayConfig } from './config/config';
import type { Database } from './database';
import { Encryption } from './encryption';
import { createFileStore } from './files/create-file-store';
import { createFileScan } from './files/malware-scan';
import { IdempotencyService } from './idempotency/idempotency.service';
import { RateLimitService } from './rate-limit/rate-limit.service';

/** What the services of every domain are created from. */
export type Base = { database: Database; config: GatewayConfig; log: Pick<Logger, 'info' | 'warn'> };

export const createPlatform = ({ database, config }: Base) => ({
  reader: database.reader,
  encryption: new Encryption(config.encryptionSecrets),
  files: createFileStore(config),
  scanFile: createFileScan(config.malwareScanner),
  idempotency: new IdempotencyService(database),
  rateLimit: new RateLimitService(database, config.rateLimits),
});

export type PlatformServices = ReturnType<typeof createPlatform>;
