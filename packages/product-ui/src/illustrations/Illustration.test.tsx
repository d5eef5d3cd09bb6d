import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { Illustration } from './Illustration';

jest.mock('./draw', () => {
  throw new Error('The script is gone.');
});

test('leaves out an illustration whose script fails to load, and keeps the page', async () => {
  await act(async () => {
    render(
      <p>
        Página no encontrada <Illustration seed="nada" kind="building" />
      </p>,
    );
  });
  expect(screen.getByText('Página no encontrada')).toBeVisible();
  expect(screen.queryByRole('presentation')).toBeNull();
});
