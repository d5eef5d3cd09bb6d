import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchBox } from './SearchBox';

const onSearch = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  onSearch.mockClear();
});
afterEach(() => jest.useRealTimers());

const show = (value = '') => render(<SearchBox label="Buscar pagos..." value={value} onSearch={onSearch} />);
const field = () => screen.getByRole('searchbox', { name: 'Buscar pagos...' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pause = () => act(() => jest.runAllTimers());

test('searches once the typing pauses', () => {
  show();
  type('tor');
  type('torre');
  expect(onSearch).not.toHaveBeenCalled();
  pause();
  expect(onSearch.mock.calls).toEqual([['torre']]);
});

test('shows the search of the address, also after Back changes it', () => {
  const { rerender } = show('torre');
  expect(field()).toHaveValue('torre');
  rerender(<SearchBox label="Buscar pagos..." value="casa" onSearch={onSearch} />);
  expect(field()).toHaveValue('casa');
});

test('keeps what is typed while the address still has the search before', () => {
  show('torre');
  type('torres');
  expect(field()).toHaveValue('torres');
});

test('accepts as many characters as the server', () => {
  show();
  expect(field()).toHaveAttribute('maxlength', '200');
});

describe("the shortcut '/'", () => {
  test('moves the focus to the search', () => {
    show();
    fireEvent.keyDown(document.body, { key: '/' });
    expect(field()).toHaveFocus();
  });

  test.each(['ctrlKey', 'metaKey', 'altKey'])('the shortcut does nothing with %s', (modifier) => {
    show();
    fireEvent.keyDown(document.body, { key: '/', [modifier]: true });
    expect(field()).not.toHaveFocus();
  });

  test('types a slash in another field', () => {
    show();
    render(<input aria-label="Otro" />);
    fireEvent.keyDown(screen.getByLabelText('Otro'), { key: '/' });
    expect(field()).not.toHaveFocus();
  });

  test('the shortcut does nothing behind a dialog', () => {
    show();
    render(<div role="dialog" />);
    fireEvent.keyDown(document.body, { key: '/' });
    expect(field()).not.toHaveFocus();
  });
});
