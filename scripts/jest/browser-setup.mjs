import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { format } from 'node:util';

// A busy machine needs more than the default second to reach a state that a test waits for.
configure({ asyncUtilTimeout: 10_000 });

// Missing in jsdom. A test of this project that runs in Node has no elements.
if (globalThis.Element) globalThis.Element.prototype.scrollIntoView ??= () => undefined;

let errors = [];
let spy;

beforeEach(() => {
  errors = [];
  spy = jest.spyOn(console, 'error').mockImplementation((...args) => errors.push(format(...args)));
});

// Fails a test on console.error, by which React reports warnings such as missing keys and state set outside act.
// A test that expects one mocks console.error itself, which replaces this spy.
afterEach(() => {
  spy.mockRestore();
  if (errors.length > 0) throw new Error(`console.error was called:\n${errors.join('\n')}`);
});
