/** An account of the ledger, or a pattern of several, in the company's own chart of accounts. */
export type AccountCodeFacts = {
  /** `bank:1`, or with `*` for any text: `project:*:capital`. */
  account: string;
  code: string;
  name: string;
};

/** Whether a text is a ledger account, or a pattern of several. */
export const isAccountPattern = (text: string): boolean => /^[a-z0-9_*]+(:[a-z0-9_*]+){0,3}$/.test(text);

const toRegExp = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll('*', '.+')}$`);

/** Letters of a pattern that an account must have: the more, the more exact it is. */
const countLetters = ({ account }: AccountCodeFacts): number => account.replaceAll('*', '').length;

const compareExactness = (a: AccountCodeFacts, b: AccountCodeFacts): number =>
  Number(a.account.includes('*')) - Number(b.account.includes('*')) ||
  countLetters(b) - countLetters(a) ||
  a.account.localeCompare(b.account);

/** Finds the code of an account: the account itself wins over a pattern, and a longer pattern over a shorter one. Null without one. */
export function createAccountCodeFinder<Code extends AccountCodeFacts>(
  codes: readonly Code[],
): (account: string) => Code | null {
  const patterns = [...codes].sort(compareExactness).map((code) => ({ code, pattern: toRegExp(code.account) }));
  const found = new Map<string, Code | null>();
  return (account) => {
    const known = found.get(account);
    if (known !== undefined) return known;
    const match = patterns.find(({ pattern }) => pattern.test(account))?.code ?? null;
    found.set(account, match);
    return match;
  };
}
