import type { Page } from '@playwright/test';

/** Features that the oldest supported browsers lack, by name. `newer` is everything of 2023 and later that can be taken away. */
export type Lack = 'AbortSignal.timeout' | 'toSorted' | 'toReversed' | ':has()' | 'newer';

export const lacks: readonly Lack[] = ['AbortSignal.timeout', 'toSorted', 'toReversed', ':has()'];

const removeInterfaces = (missing: readonly Lack[]): void => {
  const owners: [object, string[]][] = [
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex']],
    [Array, ['fromAsync']],
    [AbortSignal, ['timeout', 'any']],
    [URL, ['canParse', 'parse']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
    [window, ['scheduler', 'navigation']],
  ];
  const isLacking = (name: string) =>
    missing.includes('newer') || missing.some((lack) => lack.replace('AbortSignal.', '') === name);
  for (const [owner, names] of owners)
    for (const name of names) if (isLacking(name)) Reflect.deleteProperty(owner, name);
};

/** Refuses selectors with `:has()` as Firefox does before 121: rules with one are dropped, and a query for one throws. */
const refuseHas = (): void => {
  const refuse = (selector: string): void => {
    if (selector.includes(':has(')) throw new DOMException(`'${selector}' is not a valid selector`, 'SyntaxError');
  };
  const guard = (owner: object, name: string): void => {
    const original = Reflect.get(owner, name) as (...values: unknown[]) => unknown;
    Reflect.set(owner, name, function (this: unknown, first: string, ...rest: unknown[]) {
      refuse(String(first));
      return original.call(this, first, ...rest);
    });
  };
  for (const prototype of [Element.prototype, Document.prototype, DocumentFragment.prototype])
    for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest'])
      if (name in prototype) guard(prototype, name);
  const { supports } = CSS;
  CSS.supports = (first: string, second?: string) =>
    !first.includes(':has(') && (second === undefined ? supports(first) : supports(first, second));
  const dropRules = (list: CSSStyleSheet | CSSGroupingRule): void => {
    for (let at = list.cssRules.length - 1; at >= 0; at -= 1) {
      const rule = list.cssRules[at];
      const isRefused =
        (rule instanceof CSSStyleRule && rule.selectorText.includes(':has(')) ||
        (rule instanceof CSSSupportsRule && rule.conditionText.includes(':has('));
      if (isRefused) list.deleteRule(at);
      else if (rule instanceof CSSGroupingRule) dropRules(rule);
    }
  };
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    // Inside a group, such as a media query, only the one rule is dropped.
    if (!rule.startsWith('@')) refuse(rule);
    const at = insertRule.call(this, rule, index);
    const inserted = this.cssRules[at];
    if (inserted instanceof CSSGroupingRule) dropRules(inserted);
    return at;
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLStyleElement && node.sheet) dropRules(node.sheet);
  }).observe(document, { childList: true, subtree: true });
};

/** Refuses container queries, as Safari does before 16. */
const refuseContainerQueries = (): void => {
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    if (rule.startsWith('@container')) throw new DOMException('@container is not known', 'SyntaxError');
    return insertRule.call(this, rule.replace(/^@supports not \(container-type[^{]*\{/, '@media all{'), index);
  };
};

/** Takes these interfaces away from every page that is opened from now on. */
export async function takeAway(page: Page, missing: readonly Lack[]): Promise<void> {
  await page.addInitScript(removeInterfaces, missing);
  if (missing.includes(':has()')) await page.addInitScript(refuseHas);
  if (missing.includes('newer')) await page.addInitScript(refuseContainerQueries);
}

/** Keeps the text of each style rule that a page inserts, as it was written; browsers forget what they do not know. */
export const recordRules = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const rules: string[] = [];
    Object.assign(window, { rules });
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      rules.push(rule);
      return insertRule.call(this, rule, index);
    };
  });

/** The style rules of the page that `recordRules` kept, and those of its HTML. */
export const readRules = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...(window as unknown as { rules: string[] }).rules,
    ...Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent),
  ]);
