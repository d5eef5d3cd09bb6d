/** Text as it is searched: lower case, without accents. 'María' becomes 'maria'. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/**
 * Slug of an article from its title: accents are transliterated, what is not a letter, digit, underscore or space is removed, and
 * spaces become hyphens. 'Inversión Ágil' is 'inversion-agil'.
 */
export const slugify = (title: string): string =>
  foldText(title)
    .replace(/[^a-z0-9_\s-]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');
