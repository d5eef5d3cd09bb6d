// 24 provinces, and 30 for people registered abroad.
const isProvince = (digits: string): boolean => {
  const province = Number(digits.slice(0, 2));
  return (province >= 1 && province <= 24) || province === 30;
};

/**
 * Whether a text is the number of an Ecuadorian cédula: ten digits, a province and a check digit (modulo 10). The third digit says nothing,
 * foreigners' have a 6. Ten equal digits can pass modulo 10, and nobody has them.
 */
export function isCedula(text: string): boolean {
  if (!/^\d{10}$/.test(text) || !isProvince(text) || /^(\d)\1+$/.test(text)) return false;
  const digits = [...text].map(Number);
  const sum = digits.slice(0, 9).reduce((total, digit, index) => {
    const product = digit * (index % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10 === digits[9];
}

/**
 * Whether a text can be an Ecuadorian RUC: 13 digits, a province and an establishment. The RUC of a person is their cédula and an
 * establishment, so it is checked like one. Those of companies (third digit 6 or 9) are given without any check digit, and 6 can also be the
 * cédula of a foreigner.
 */
export function isRuc(text: string): boolean {
  if (!/^\d{13}$/.test(text) || !isProvince(text) || text.endsWith('000')) return false;
  return text[2] === '6' || text[2] === '9' || isCedula(text.slice(0, 10));
}

/** Whether a text can be the RUC of a natural person: it starts with their cédula, unless they are a foreigner without one. */
export const isPersonRuc = (text: string): boolean => isRuc(text) && (text[2] === '9' || isCedula(text.slice(0, 10)));

/** Factors of modulo 11 by the third digit: public bodies, and private companies. */
const companyFactors: Readonly<Record<string, readonly number[]>> = {
  6: [3, 2, 7, 6, 5, 4, 3, 2],
  9: [4, 3, 2, 7, 6, 5, 4, 3, 2],
};

/** Whether the check digit of a RUC is right. Many companies in business have one that is wrong or has none, so it refuses nothing. */
export function hasCheckedRuc(text: string): boolean {
  if (isCedula(text.slice(0, 10))) return true;
  const factors = companyFactors[text[2] ?? ''];
  if (!factors) return false;
  const sum = factors.reduce((total, factor, index) => total + factor * Number(text[index]), 0);
  return (11 - (sum % 11)) % 11 === Number(text[factors.length]);
}

/** Countries that give passports, by ISO 3166-1 alpha-2, are two letters; the number is 5 to 20 letters and digits. */
export const isPassportNumber = (text: string): boolean => /^[A-Z0-9]{5,20}$/.test(text);

/** Whether a text is a cédula or a RUC, with or without the spaces and hyphens that people write. */
export function isEcuadorianId(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '');
  return isCedula(digits) || isRuc(digits);
}
