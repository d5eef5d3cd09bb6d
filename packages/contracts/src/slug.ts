/** The form in which text is searched: without case and without accents. 'María' is found by 'maria'. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/**
 * Address of an article made from its title (specification §5, design §6): accents are transliterated, what is not a letter, digit,
 * underscore or blank is removed, and blanks become hyphens. 'Inversión Ágil' is 'inversion-agil'.
 */
export const slugify = (title: string): string =>
  folded(title)
    .replace(/[^a-z0-9_\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The form in which usernames and e-mails are compared: without case. */
export const normalized = (text: string): string => text.trim().normalize('NFC').toLowerCase();
