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

/** The reference of an order's transfer, from the number of its receipt: 'CIM-7K3M9-QXR4T', in earlier orders 'CI-7K3M9-QXR4T'. */
export const getOrderReference = (number: string): string =>
  createCreditorReference(`CI${number.replace(/^CIM?-/, '').replaceAll('-', '')}`);

// Characters that people write around and inside a reference.
const separators = /[\s.\-_/]/g;

const orderShape = /^RF\d{2}CI[2-9A-HJKMNP-Z]{10}/;
const withdrawalShape = /^RF\d{2}RET[A-Z0-9]{10}/;
/** The number of a deposit has 6 digits or more, and may run on into digits that follow it in the text. */
const depositShapes = [6, 7, 8, 9, 10].map((digits) => new RegExp(`^RF\\d{2}CIM\\d{${digits}}`));

/**
 * The valid references at the start of a text. Check digits decide, because the shape does not: one order in 31 has letters that start
 * with M, and then its reference has CIM after the check digits, as a deposit's has. Where both are valid, the order comes first.
 */
function readReferences(text: string): string[] {
  const read = (...shapes: RegExp[]) =>
    shapes.flatMap((shape) => parseCreditorReference(shape.exec(text)?.[0] ?? '') ?? []);
  return [...read(orderShape, withdrawalShape), ...read(...depositShapes).slice(0, 1)];
}

/**
 * The valid references of deposits, orders and withdrawals in a text of a bank's statement, in any case and with separators inside, each
 * once. A reference with a wrong check digit is not one.
 */
export function findCreditorReferences(text: string): string[] {
  const joined = text.toUpperCase().replace(separators, '');
  const starts = [...joined.matchAll(/RF\d{2}/g)].map(({ index }) => joined.slice(index));
  return [...new Set(starts.flatMap(readReferences))];
}

/** 'CIM-7K3M9-QXR4T', in earlier orders 'CI-7K3M9-QXR4T'. */
const orderNumberShapes = [
  /^(CIM)([2-9A-HJKMNP-Z]{5})([2-9A-HJKMNP-Z]{5})/,
  /^(CI)([2-9A-HJKMNP-Z]{5})([2-9A-HJKMNP-Z]{5})/,
];

/**
 * Possible order numbers in the text of a bank statement, in any case and with or without separators, each once. They have no check digits: only
 * an order with that number proves one.
 */
export function findOrderNumbers(text: string): string[] {
  const joined = text.toUpperCase().replace(separators, '');
  const starts = [...joined.matchAll(/CI/g)].map(({ index }) => joined.slice(index));
  const found = starts.flatMap((start) =>
    orderNumberShapes.flatMap((shape) => shape.exec(start)?.slice(1).join('-') ?? []),
  );
  return [...new Set(found)];
}

/** The investor whose deposit reference this is, or null. */
export function findReferencedUserId(reference: string): number | null {
  const id = Number(/^RF\d{2}CIM(\d{6,10})$/.exec(reference)?.[1] ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 && getDepositReference(id) === reference ? id : null;
}
