import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { createPart } from './create-part';

const reports: string[] = [];
jest.mock('@cimiento/federation/runtime', () => ({
  reportFailure: (remote: string, reason: string) => reports.push(`${remote} ${reason}`),
  withRetry: <T,>(work: () => Promise<T>) => work(),
}));

test('a part that failed is loaded again on the next page, and is booked to the shell', async () => {
  let isThere = false;
  const load = () =>
    isThere ? Promise.resolve({ default: () => <p>Campana</p> }) : Promise.reject(new Error('Loading chunk failed'));
  const Part = createPart(load);
  render(
    <MemoryRouter>
      <Link to="/blog">Blog</Link>
      <Part />
    </MemoryRouter>,
  );
  await act(async () => undefined);
  expect(screen.queryByText('Campana')).toBeNull();
  expect(reports).toEqual(['shell part-failed']);
  isThere = true;
  act(() => screen.getByText('Blog').click());
  expect(await screen.findByText('Campana')).toBeInTheDocument();
  expect(reports).toEqual(['shell part-failed']);
});
