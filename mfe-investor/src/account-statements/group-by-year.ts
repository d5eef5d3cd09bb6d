import type { OwnStatementFragment } from './statements.generated';

/** Statements by year, the latest year and version first. */
export function groupByYear(
  statements: readonly OwnStatementFragment[],
): { year: number; statements: OwnStatementFragment[] }[] {
  const years = [...new Set(statements.map(({ year }) => year))].sort((a, b) => b - a);
  return years.map((year) => ({
    year,
    statements: statements.filter((statement) => statement.year === year).sort((a, b) => b.version - a.version),
  }));
}
