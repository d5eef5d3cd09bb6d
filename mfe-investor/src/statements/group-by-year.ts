import type { OwnStatementFragment } from './statements.generated';

/** Statements by year, the latest year and version first. */
export function groupByYear(
  statements: readonly OwnStatementFragment[],
): { year: number; statements: OwnStatementFragment[] }[] {
  const years = [...new Set(statements.map(({ year }) => year))].sort((one, other) => other - one);
  return years.map((year) => ({
    year,
    statements: statements
      .filter((statement) => statement.year === year)
      .toSorted((one, other) => other.version - one.version),
  }));
}
