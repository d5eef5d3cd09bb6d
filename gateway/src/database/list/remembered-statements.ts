import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { Condition } from './list-config';

// More than the lists of the product ask for. The bound protects memory from a caller that asks for ever other pages.
const maxStatements = 500;

/** Runs statements whose text TypeORM builds once: for a page, building it takes longer than reading the rows. */
export class RememberedStatements {
  private readonly texts = new Map<string, string>();

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
    const text = this.remember(JSON.stringify([shape, ...conditions.map(({ sql }) => sql)]), build);
    const parameters = Object.assign({}, ...conditions.map((condition) => condition.parameters)) as ObjectLiteral;
    const [sql, values] = this.reader.dataSource.driver.escapeQueryWithParameters(text, parameters);
    return this.reader.query(sql, values);
  }

  private remember(key: string, build: () => string): string {
    const known = this.texts.get(key);
    if (known !== undefined) return known;
    const text = build();
    if (this.texts.size >= maxStatements) this.texts.clear();
    this.texts.set(key, text);
    return text;
  }
}
