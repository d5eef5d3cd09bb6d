import type { EntityManager, ObjectLiteral } from 'typeorm';
import { BoundedCache } from '../../bounded-cache';
import type { Condition } from './list-config';

// More than the lists of the product ask for.
const maxStatements = 500;

/** Runs statements whose text TypeORM builds once: for a page, building it takes longer than reading the rows. */
export class RememberedStatements {
  private readonly texts = new BoundedCache<string, string>(maxStatements);

  constructor(private readonly reader: EntityManager) {}

  /**
   * Rows of a statement.
   * @param shape what its text depends on, besides that of the conditions
   * @param conditions whose parameters are all that the statement has
   */
  query<Row extends ObjectLiteral>(
    shape: ObjectLiteral,
    conditions: readonly Condition[],
    build: () => string,
  ): Promise<Row[]> {
    const text = this.texts.getOrCreate(JSON.stringify([shape, ...conditions.map(({ sql }) => sql)]), build);
    const parameters = Object.assign({}, ...conditions.map((condition) => condition.parameters)) as ObjectLiteral;
    const [sql, values] = this.reader.dataSource.driver.escapeQueryWithParameters(text, parameters);
    return this.reader.query(sql, values);
  }
}
