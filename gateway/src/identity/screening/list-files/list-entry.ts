/** A person or company of a list. */
export type ListEntry = {
  uid: string;
  /** The first is the main one. */
  names: string[];
  /** As the list states it: a day, a month, a year, or several of them; null where it states none. */
  birthDate: string | null;
  country: string | null;
  /** As `cleanNumber` writes them. */
  documentNumbers: string[];
};

/** Longest texts of an entry, as its columns hold them. */
export const entryMax = { uid: 60, name: 300, birthDate: 40, country: 60, number: 40, names: 200 } as const;

/** Reason why a whole file is refused, in one Spanish sentence. */
export class RefusedList extends Error {}

/** A number of a document without blanks, hyphens and dots: lists and people write them differently. */
export const cleanNumber = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

// A shorter number is a part of many.
const minNumber = 5;

const cleanText = (text: string, max: number): string => text.replace(/\s+/g, ' ').trim().slice(0, max);

/** Texts without blanks around them, empty ones and repetitions. */
export const cleanTexts = (texts: readonly string[], max: number): string[] => [
  ...new Set(texts.map((text) => cleanText(text, max)).filter((text) => text !== '')),
];

/** An entry whose texts fit their columns. */
export const cleanEntry = ({ uid, names, birthDate, country, documentNumbers }: ListEntry): ListEntry => ({
  uid,
  names: cleanTexts(names, entryMax.name).slice(0, entryMax.names),
  birthDate: birthDate === null ? null : cleanText(birthDate, entryMax.birthDate) || null,
  country: country === null ? null : cleanText(country, entryMax.country) || null,
  documentNumbers: [...new Set(documentNumbers.map(cleanNumber))]
    .filter(({ length }) => length >= minNumber && length <= entryMax.number)
    .slice(0, entryMax.names),
});
