import type { Database } from '../database';
import type { Overview } from './overview.type';

const statement = `SELECT
  (SELECT COUNT(*) FROM project) AS projects,
  (SELECT COUNT(*) FROM users) AS users,
  (SELECT COUNT(*) FROM investment) AS investments,
  (SELECT COUNT(*) FROM payment) AS payments,
  (SELECT COALESCE(SUM(amount), 0) FROM investment) AS investedCapital`;

/** The counters of the back office's first page (specification §2). */
export class OverviewService {
  constructor(private readonly database: Database) {}

  /** One query. */
  async counters(): Promise<Overview> {
    const [row = {}] = await this.database.reader.query<Record<string, number | string>[]>(statement);
    const counters = Object.entries(row).map(([name, figure]) => [name, Number(figure)]);
    return Object.fromEntries(counters) as Overview;
  }
}
