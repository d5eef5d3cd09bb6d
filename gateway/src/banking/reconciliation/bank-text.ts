import { foldBankText, listBankNames } from '@cimiento/contracts';
import type { FileLine } from '../statements/file-lines';

/** Folded: `names` are the references that it states or contains, `words` all that could be one. */
export type BankText = { description: string; reference: string; names: readonly string[]; words: ReadonlySet<string> };

/**
 * How much alike a line and its counterpart are. `equal`: all of it; `partial`: one has a text that the other lacks; `similar`: only day
 * and amount.
 */
export type Likeness = 'equal' | 'partial' | 'similar';

// Placeholders that banks write in place of a reference.
const absentReference = /^(?:[^a-z1-9]*|nonref|noref|notprovided|n\/?a|s\/?n)$/;

/** A reference without its signs, and a number without the zeros that spreadsheets drop. */
const toName = (text: string): string => {
  const bare = foldBankText(text).replace(/[^\p{L}\p{N}]/gu, '');
  return /^\d+$/.test(bare) ? bare.replace(/^0+(?=\d)/, '') : bare;
};

/** @returns what a line says, folded */
export function toBankText(line: Pick<FileLine, 'description' | 'reference'>): BankText {
  const [description, reference] = [line.description ?? '', line.reference ?? ''];
  const ofBank = absentReference.test(foldBankText(reference)) ? [] : [reference];
  return {
    description: foldBankText(description),
    reference: foldBankText(reference),
    names: [...ofBank, ...listBankNames(line)].map(toName).filter(Boolean),
    words: new Set(`${reference} ${description}`.split(/[^\p{L}\p{N}]+/u).map(toName)),
  };
}

/** Whether both texts name references, and none of one is in the other: then they are two movements, whatever the balances say. */
export function nameOthers(line: BankText, form: BankText): boolean {
  const has = ({ names, words }: BankText, name: string): boolean => names.includes(name) || words.has(name);
  return !line.names.some((name) => has(form, name)) && !form.names.some((name) => has(line, name));
}

/** How much alike the texts are. */
export function compareTexts(line: BankText, form: BankText): Likeness {
  const names = ['description', 'reference'] as const;
  if (names.every((name) => line[name] === form[name])) return 'equal';
  const isFree = names.every((name) => line[name] === '' || form[name] === '' || line[name] === form[name]);
  return isFree ? 'partial' : 'similar';
}
