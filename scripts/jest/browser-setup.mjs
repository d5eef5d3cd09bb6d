import '@testing-library/jest-dom';
import { format } from 'node:util';

let errors = [];
let spy;

beforeEach(() => {
  errors = [];
  spy = jest.spyOn(console, 'error').mockImplementation((...args) => errors.push(format(...args)));
});

// React reports its warnings (missing keys, state set outside act) by console.error: each is a defect.
// A test that expects one mocks console.error itself, which replaces this record.
afterEach(() => {
  spy.mockRestore();
  if (errors.length > 0) throw new Error(`console.error was called:\n${errors.join('\n')}`);
});
