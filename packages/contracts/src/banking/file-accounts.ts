type Shown = { prefix: string; suffix: string; isMasked: boolean };

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

/** The part of an account number that a text shows; null where it shows no digit. */
function toShown(text: string): Shown | null {
  // An X is a mask beside digits and others, and else a letter.
  const marked = text
    .replace(/[•#·]/g, '*')
    .split(/([a-z]+)/i)
    .map((part) => (/^x+$/i.test(part) ? '*'.repeat(part.length) : part))
    .join('');
  // An IBAN is written in groups; letters end a number, as in 'Cuenta 0100204587 agencia 12'.
  const runs = (marked.match(/[\d*][\d*\s.-]*/g) ?? []).map((run) => run.replace(/[^\d*]/g, ''));
  const bare = runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '');
  if (!/\d/.test(bare)) return null;
  const isMasked = bare.includes('*');
  const prefix = isMasked ? bare.slice(0, bare.indexOf('*')) : bare;
  return { prefix: withoutZeros(prefix), suffix: isMasked ? bare.slice(bare.lastIndexOf('*') + 1) : bare, isMasked };
}

/** Whether a text can name an account: it shows at least one digit of a number. */
export const showsAccount = (text: string): boolean => toShown(text) !== null;

// Fewer digits are the end of many accounts.
const compared = 4;

/**
 * Whether a text of a bank's file can be the number of an account: without leading zeros one is the end of the other, by four digits at least;
 * a masked one by what it shows.
 */
export function isAccountNumber(text: string, accountNumber: string): boolean {
  const shown = toShown(text);
  const digits = withoutZeros(accountNumber.replace(/\D/g, ''));
  if (shown === null) return true;
  if (shown.isMasked) return digits.startsWith(shown.prefix) && digits.endsWith(shown.suffix);
  const given = withoutZeros(shown.suffix);
  if (given === digits) return true;
  const length = Math.min(given.length, digits.length);
  return length >= compared && (given.endsWith(digits) || digits.endsWith(given));
}

type Numbered = { id: number; accountNumber: string };

/** The texts that are not the number of the account, or that are that of another account of the company by more of its digits. */
export function listOtherAccounts<Account extends Numbered>(
  texts: readonly string[],
  bankAccountId: number,
  accounts: readonly Account[],
): { text: string; account: Account | null }[] {
  const getLength = ({ accountNumber }: Numbered): number => withoutZeros(accountNumber.replace(/\D/g, '')).length;
  return texts.flatMap((text) => {
    const shown = toShown(text);
    if (shown === null) return [];
    const found = accounts.filter(({ accountNumber }) => isAccountNumber(text, accountNumber));
    const given = withoutZeros(shown.suffix).length;
    const most = Math.max(...found.map((account) => Math.min(getLength(account), given)));
    const best = shown.isMasked ? found : found.filter((account) => Math.min(getLength(account), given) === most);
    if (best.some(({ id }) => id === bankAccountId)) return [];
    return [{ text, account: best[0] ?? null }];
  });
}
