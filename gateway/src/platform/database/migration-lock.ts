import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';

const leaseMs = 30_000;

// Always the clock of the database: those of the processes differ. In milliseconds, from whole seconds, which no time zone changes.
const now = '(UNIX_TIMESTAMP() * 1000)';

/**
 * Lets one process of a cluster migrate. A row with a lease: unlike a named lock it holds on every node of a cluster, and that of a killed
 * process ends by itself.
 */
export class MigrationLock {
  private readonly holder = randomUUID();
  private renewal: NodeJS.Timeout | null = null;

  constructor(private readonly source: DataSource) {}

  /** Returns whether this process may migrate now. */
  async take(): Promise<boolean> {
    await this.source.query(
      'CREATE TABLE IF NOT EXISTS migration_lock (id int NOT NULL PRIMARY KEY, holder varchar(36) NULL, expiresAt bigint NOT NULL)',
    );
    await this.source.query('INSERT IGNORE INTO migration_lock (id, holder, expiresAt) VALUES (1, NULL, 0)');
    // A lease that ends later than any can is from a clock that was wrong, and would be waited for in vain.
    const { affectedRows } = await this.source.query<{ affectedRows: number }>(
      `UPDATE migration_lock SET holder = ?, expiresAt = ${now} + ? WHERE id = 1 AND expiresAt NOT BETWEEN ${now} AND ${now} + ?`,
      [this.holder, leaseMs, 2 * leaseMs],
    );
    if (affectedRows === 0) return false;
    // A renewal that fails is tried again by the next one, long before the lease ends.
    this.renewal = setInterval(() => void this.extend().catch(() => undefined), leaseMs / 5).unref();
    return true;
  }

  async release(): Promise<void> {
    if (this.renewal) clearInterval(this.renewal);
    await this.source.query('UPDATE migration_lock SET expiresAt = 0 WHERE id = 1 AND holder = ?', [this.holder]);
  }

  private async extend(): Promise<void> {
    await this.source.query(`UPDATE migration_lock SET expiresAt = ${now} + ? WHERE id = 1 AND holder = ?`, [
      leaseMs,
      this.holder,
    ]);
  }
}
