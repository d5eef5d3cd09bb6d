import { readFileSync } from 'node:fs';
import path from 'node:path';

/** An element of the page, as the expression that finds it there. */
export type Target = string;

const library = readFileSync(
  path.join(path.dirname(require.resolve('@testing-library/dom')), '@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Defines in the page, as `engineTools`, what finds elements as assistive technology does. Nothing is found while several match. */
export const defineTools = `(() => {
${library}
const { queryAllByRole, queryAllByLabelText, queryAllByText } = TestingLibraryDom;
const isShown = (element) => element.getClientRects().length > 0 || element.type === 'file';
const getOnly = (found) => {
  const shown = found.filter(isShown);
  if (shown.length !== 1) throw new Error(shown.length + ' elements');
  return shown[0];
};
const nextFrame = () => new Promise(requestAnimationFrame);
window.engineTools = {
  getByRole: (inside, role, name) => getOnly(queryAllByRole(inside, role, { name })),
  getByLabel: (inside, label) => getOnly(queryAllByLabelText(inside, label)),
  getByText: (inside, text) => getOnly(queryAllByText(inside, text)),
  /** Brings an element into view; its middle, once it rests there, is enabled and nothing covers it. */
  async locate(element) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = element.getBoundingClientRect();
    await nextFrame();
    await nextFrame();
    const { x, y, width, height } = element.getBoundingClientRect();
    if (before.x !== x || before.y !== y || before.width !== width) throw new Error('it moves');
    if (element.matches(':disabled')) throw new Error('it is disabled');
    const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    const top = document.elementFromPoint(middle.x, middle.y);
    if (!element.contains(top) && top?.closest('label')?.control !== element) throw new Error('it is covered');
    return middle;
  },
  /** Sets a value that no keys can type, with the events of choosing it. */
  setValue(element, value) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value').set.call(element, value);
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
  },
};
})()`;

const toText = (value: string | RegExp | undefined): string =>
  value instanceof RegExp ? String(value) : JSON.stringify(value);

const page: Target = 'document.body';

/** @param name the whole accessible name, or an expression that matches it */
export const getByRole = (role: string, name?: string | RegExp, inside = page): Target =>
  `engineTools.getByRole(${inside}, '${role}', ${toText(name)})`;

export const getByLabel = (label: string | RegExp, inside = page): Target =>
  `engineTools.getByLabel(${inside}, ${toText(label)})`;

export const getByText = (text: string | RegExp, inside = page): Target =>
  `engineTools.getByText(${inside}, ${toText(text)})`;
