import { connectDatabase, type Database, type DatabaseConfig } from './platform/database';
import { createEvidenceWatch } from './books/evidence/evidence-watch';
import { developmentSealKey, type SealKey } from './books/evidence/seal-key';
import { entities } from './entities.generated';

/**
 * Opens the configured database with all tables of the product.
 * @param key signs the evidence of what is changed.
 * @throws DatabaseUnavailableError
 */
export const openDatabase = (config: DatabaseConfig, key: SealKey = developmentSealKey): Promise<Database> =>
  connectDatabase(config, entities, createEvidenceWatch(key));
