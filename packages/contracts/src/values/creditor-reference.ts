/** Structured creditor references by ISO 11649: 'RF', two check digits, and up to 21 letters and digits. */

const pattern = /^RF\d{2}[A-Z0-9]{1,21}$/;

/** Remainder by 97 of a reference whose letters count as two digits (A is 10, Z is 35). */
function getRemainder(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** The reference of an identifier of 1 to 21 capital letters and digits: 'CIM000042' is 'RF49CIM000042'. */
export function createCreditorReference(identifier: string): string {
  const checkDigits = String(98 - getRemainder(`${identifier}RF00`)).padStart(2, '0');
  return `RF${checkDigits}${identifier}`;
}

/** A reference as people write it, without spaces and in capitals; null when its check digits are wrong. */
export function parseCreditorReference(text: string): string | null {
  const reference = text.replace(/\s/g, '').toUpperCase();
  if (!pattern.test(reference)) return null;
  return getRemainder(reference.slice(4) + reference.slice(0, 4)) === 1 ? reference : null;
}

/** A reference in groups of four characters, as it is printed. */
export const formatCreditorReference = (reference: string): string => reference.replace(/(.{4})(?=.)/g, '$1 ');

/** The reference of a withdrawal, by which the bank's statement names it; `code` is 10 capital letters and digits. */
export const getWithdrawalReference = (code: string): string => createCreditorReference(`RET${code}`);

/** The permanent reference of an investor's deposits. */
export const getDepositReference = (userId: number): string =>
  createCreditorReference(`CIM${String(userId).padStart(6, '0')}`);

/**
 * The reference of an order's transfer, from the number of its receipt: 'CIM-7K3M9-QXR4T', in earlier orders 'CI-7K3M9-QXR4T'. It starts
 * with CI, so that it is not taken for the reference of a deposit.
 */
export const getOrderReference = (number: string): string =>
  createCreditorReference(`CI${number.replace(/^CIM?-/, '').replaceAll('-', '')}`);

// What people write around and inside a reference.
const separators = /[\s.\-_/]/g;

/** The references of a deposit, whose number has 6 digits or more, of an order and of a withdrawal. */
const ownReference = /RF\d{2}(?:CIM\d{6,10}|CI[2-9A-HJKMNP-Z]{10}|RET[A-Z0-9]{10})/g;
const depositDigits = [6, 7, 8, 9, 10] as const;

/** A candidate may run on into digits that follow it in the text. */
function trimReference(candidate: string): string | null {
  if (!candidate.startsWith('CIM', 4)) return parseCreditorReference(candidate);
  const lengths = depositDigits.map((digits) => 'RF00CIM'.length + digits);
  return lengths
    .filter((length) => length <= candidate.length)
    .reduce<string | null>((found, length) => found ?? parseCreditorReference(candidate.slice(0, length)), null);
}

/**
 * The valid references of deposits, orders and withdrawals in a text of a bank's statement, in any case and with separators inside, each
 * once. A reference with a wrong check digit is not one.
 */
export function findCreditorReferences(text: string): string[] {
  const candidates = text.toUpperCase().replace(separators, '').match(ownReference) ?? [];
  return [...new Set(candidates.flatMap((candidate) => trimReference(candidate) ?? []))];
}

/** The investor whose deposit reference this is, or null. */
export function findReferencedUserId(reference: string): number | null {
  const id = Number(/^RF\d{2}CIM(\d{6,10})$/.exec(reference)?.[1] ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 && getDepositReference(id) === reference ? id : null;
}
