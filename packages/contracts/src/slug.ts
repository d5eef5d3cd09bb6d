/**
 * Address of an article made from its title (specification §5, design §6): accents are transliterated, what is not a letter, digit,
 * underscore or blank is removed, and blanks become hyphens. 'Inversión Ágil' is 'inversion-agil'.
 */
export const slugify = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The form in which usernames, e-mails and searched text are compared: without case. */
export const normalized = (text: string): string => text.trim().normalize('NFC').toLowerCase();
