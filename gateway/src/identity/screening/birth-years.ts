/** The years of a text such as '1962-11-23', 'circa 1960' or '1960 to 1963'. */
const listYears = (text: string): number[] =>
  [...text.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)].map(([year]) => Number(year));

/**
 * Whether an entry was born in another year than a person, so that a likeness of names alone is not at a possible match: two common surnames would
 * otherwise make hundreds, among which a reviewer overlooks the true one. Lists are off by a year often, and state several years or a span, which
 * counts from its first to its last; without a year on either side nothing is excluded. An equal number is a possible match whatever the years say.
 */
export function isOtherBirth(birthDate: string | null, entryBirthDate: string | null): boolean {
  const [year] = listYears(birthDate ?? '');
  const years = listYears(entryBirthDate ?? '');
  if (year === undefined || years.length === 0) return false;
  return year < Math.min(...years) - 1 || year > Math.max(...years) + 1;
}
