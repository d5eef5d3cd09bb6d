import type { Locator } from '@playwright/test';

const kept =
  /^(banner|main|navigation|complementary|contentinfo|region|form|search|heading|group|figure|table|columnheader|tablist|tab|tabpanel|status|alert|timer|article|link|button|textbox|searchbox|combobox|checkbox|switch|spinbutton|slider|radiogroup|radio|progressbar)\b/;

/** Of these, the data decides how many there are: the first of each list says what all are like. */
const repeated = /^(listitem|article)\b/;

// Rows of data: their columns have names.
const leftOut = /^cell\b/;

const month = /\b(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/gi;

const toStable = (line: string): string => line.replace(month, 'MES').replace(/(?<!level=)[-+$]*\d[\d.,/:%]*/g, '#');

/**
 * The page as a screen reader reads it, in order: landmarks, headings, live messages and controls, from Playwright's aria snapshot. Left out is what
 * the data and the day decide: texts, rows, and all but the first card or item of each list. Figures are '#', months 'MES'.
 */
export async function readOutline(part: Locator): Promise<string> {
  const outline: string[] = [];
  const counts = new Map<string, number>();
  let skipped = Infinity;
  for (const line of (await part.ariaSnapshot()).split('\n')) {
    const indent = line.search(/\S/);
    if (indent > skipped) continue;
    skipped = Infinity;
    for (const [key] of counts) if (Number.parseInt(key, 10) > indent) counts.delete(key);
    const item = line.trim().replace(/^- '?/, '');
    const kind = repeated.exec(item)?.[1];
    const count = (counts.get(`${indent} ${kind}`) ?? 0) + 1;
    counts.set(`${indent} ${kind}`, count);
    if (leftOut.test(item) || (kind && count > 1)) skipped = indent;
    else if (kept.test(item)) outline.push(toStable(line).replace(/'?:?$/, '').replace(/- '/, '- '));
  }
  return `${outline.join('\n')}\n`;
}
