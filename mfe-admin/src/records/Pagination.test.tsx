import { render } from '@testing-library/react';
import { Pagination } from './Pagination';

const onBeyond = jest.fn();
const show = (total: number, loading: boolean) =>
  render(<Pagination page={3} total={total} loading={loading} onPage={jest.fn()} onBeyond={onBeyond} />);

beforeEach(() => onBeyond.mockClear());

test('a page that is no more leads to the last one', () => {
  show(30, false);
  expect(onBeyond).toHaveBeenCalledWith(2);
});

test('while the answer for a page is on its way, the rows of the list before it say nothing of it', () => {
  const { rerender } = show(5, true);
  rerender(<Pagination page={3} total={80} loading={false} onPage={jest.fn()} onBeyond={onBeyond} />);
  expect(onBeyond).not.toHaveBeenCalled();
});
