import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ConfirmDialog } from './Dialog';
import { Tabs } from './Tabs';

function Deletion({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title="Confirmar Eliminación"
      message="Esta acción no se puede deshacer."
      confirmLabel="Eliminar"
      onConfirm={onConfirm}
    />
  );
}

test('a confirmation is named by its title and starts at the way back', async () => {
  render(<Deletion onConfirm={jest.fn()} />);
  expect(await screen.findByRole('alertdialog', { name: 'Confirmar Eliminación' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancelar'));
});

test('only the deed confirms; the way back closes', async () => {
  const onConfirm = jest.fn();
  render(<Deletion onConfirm={onConfirm} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onConfirm).not.toHaveBeenCalled();
});

test('the first tab opens, and each carries its count', () => {
  render(
    <Tabs
      label="Proyectos"
      items={[
        { value: 'funded', label: 'Financiadas', count: 3, content: 'Tres' },
        { value: 'available', label: 'Disponibles', count: 4, content: 'Cuatro' },
      ]}
    />,
  );
  expect(screen.getByRole('tab', { name: /Financiadas\s*3/ }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel').textContent).toBe('Tres');
  fireEvent.click(screen.getByRole('tab', { name: /Disponibles/ }));
  expect(screen.getByRole('tabpanel').textContent).toBe('Cuatro');
});
