import { Field, Int, ObjectType } from 'type-graphql';
import type { Database } from '../../platform/database';
import { DollarsScalar } from '../../platform/graphql';

@ObjectType({ description: 'Figures for the back-office dashboard.' })
export class Overview {
  @Field(() => Int)
  projects!: number;

  @Field(() => Int)
  users!: number;

  @Field(() => Int)
  investments!: number;

  @Field(() => Int)
  payments!: number;

  @Field(() => DollarsScalar, { description: 'Total of all investments, in whole dollars.' })
  investedCapital!: number;
}

const statement = `SELECT
  (SELECT COUNT(*) FROM project) AS projects,
  (SELECT COUNT(*) FROM users) AS users,
  (SELECT COUNT(*) FROM investment) AS investments,
  (SELECT COUNT(*) FROM payment) AS payments,
  (SELECT COALESCE(SUM(amount), 0) FROM investment) AS investedCapital`;

/** Counters of the back office dashboard. */
export class OverviewService {
  constructor(private readonly database: Database) {}

  /** Reads all counters in one query. */
  async getCounters(): Promise<Overview> {
    const [row = {}] = await this.database.reader.query<Record<string, number | string>[]>(statement);
    const counters = Object.entries(row).map(([name, figure]) => [name, Number(figure)]);
    return Object.fromEntries(counters) as Overview;
  }
}
