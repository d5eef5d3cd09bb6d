import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from './tables';

/** Security events are removed by their age. */
export class AgeOfSecurityEvents1768495000000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createIndex(runner, 'security_event', 'createdAt');
  }

  down(runner: QueryRunner): Promise<void> {
    return dropIndex(runner, 'security_event', 'createdAt');
  }
}
