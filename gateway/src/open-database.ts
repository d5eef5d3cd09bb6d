import { connectDatabase, type Database, type DatabaseConfig } from './platform/database';
import { entities } from './entities';

/** Opens the configured database with all tables of the product. @throws DatabaseUnavailableError */
export const openDatabase = (config: DatabaseConfig): Promise<Database> => connectDatabase(config, entities);
