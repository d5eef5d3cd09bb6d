import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Figure } from '../data/Figure';
import { translatePage } from '../testing/translate-page';
import { Button } from './Button';
import { ConfirmDialog, Dialog } from './Dialog';
import { TextField } from './Field';
import { IconButton } from './IconButton';
import { Menu } from './Menu';
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

test('a button and a figure change also on a page that the browser has translated', () => {
  const show = (amount: string, busy = false) => (
    <>
      <Button busy={busy} busyLabel="Guardando...">{`Invertir ${amount}`}</Button>
      <Figure value={amount} unit="USD" />
    </>
  );
  const { container, rerender } = render(show('$1,000'));
  for (const [amount, busy, text] of [
    ['$5,000', false, 'Invertir $5,000$5,000 USD'],
    ['$5,000', true, 'Guardando...$5,000 USD'],
    ['$7,000', false, 'Invertir $7,000$7,000 USD'],
  ] as const) {
    translatePage(container);
    rerender(show(amount, busy));
    expect(container.textContent).toBe(text);
  }
});

test('a confirmation is named by its title and starts at the cancel button', async () => {
  render(<Deletion onConfirm={jest.fn()} />);
  expect(await screen.findByRole('alertdialog', { name: 'Confirmar Eliminación' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancelar'));
});

test('the cancel button closes without confirming', async () => {
  const onConfirm = jest.fn();
  render(<Deletion onConfirm={onConfirm} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onConfirm).not.toHaveBeenCalled();
});

test('the first tab is open, and each shows its count', () => {
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

test('a dialog focuses its first field, not the close button', async () => {
  render(
    <Dialog open onOpenChange={jest.fn()} title="Nuevo Proyecto">
      <TextField label="Nombre" />
    </Dialog>,
  );
  const field = await screen.findByLabelText('Nombre');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('Escape asks the owner of a dialog to close it', async () => {
  const onOpenChange = jest.fn();
  render(
    <Dialog open onOpenChange={onOpenChange} title="Nuevo Proyecto">
      <TextField label="Nombre" />
    </Dialog>,
  );
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
});

test('a busy button shows its busy label and cannot be pressed again', () => {
  const onClick = jest.fn();
  render(
    <Button busy busyLabel="Enviando..." onClick={onClick}>
      Enviar
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Enviando...' });
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('an icon button is named by its label', () => {
  render(<IconButton label="Editar" icon={<svg aria-hidden />} />);
  expect(screen.getByRole('button', { name: 'Editar' })).toBeTruthy();
});

test('a field links hint and error to its control and marks it as required', () => {
  render(<TextField label="Correo" hint="Te escribiremos ahí" error="Email inválido" required />);
  const field = screen.getByRole('textbox', { name: 'Correo', description: 'Te escribiremos ahí Email inválido' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-required')).toBe('true');
});

test('Tab never leaves a dialog: the first stop follows the last one, and the reverse', async () => {
  render(
    <Dialog open onOpenChange={jest.fn()} title="Añadir Inversión" footer={<Button>Crear</Button>}>
      <TextField label="Monto" />
    </Dialog>,
  );
  const getFocused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  (await screen.findByRole('button', { name: 'Crear' })).focus();
  await userEvent.tab();
  expect(getFocused()).toBe('Cerrar ventana');
  await userEvent.tab({ shift: true });
  expect(getFocused()).toBe('Crear');
});

test('of two dialogs the later one is in front, with its backdrop, whatever their kind', async () => {
  const { rerender } = render(<Deletion onConfirm={jest.fn()} />);
  const question = await screen.findByRole('alertdialog');
  rerender(
    <>
      <Deletion onConfirm={jest.fn()} />
      <Dialog open onOpenChange={jest.fn()} title="Confirma que eres tú">
        <TextField label="Código" />
      </Dialog>
    </>,
  );
  const proof = await screen.findByRole('dialog');
  expect(getComputedStyle(proof).zIndex).toBe(getComputedStyle(question).zIndex);
  expect(question.compareDocumentPosition(proof)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('a menu', () => {
  const renderMenu = () => {
    const chosen: string[] = [];
    const items = ['Recordar', 'Cancelar'].map((label) => ({ label, onClick: () => void chosen.push(label) }));
    render(<Menu label="Acciones: CIM-1" items={items} />);
    const button = screen.getByRole('button', { name: 'Acciones: CIM-1' });
    const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name });
    return { button, key, chosen };
  };

  test('opens on its first entry, goes round with the arrows, and runs what is chosen', () => {
    const { button, key, chosen } = renderMenu();
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(document.activeElement).toHaveTextContent('Recordar');
    key('ArrowUp');
    expect(document.activeElement).toHaveTextContent('Cancelar');
    key('ArrowDown');
    key('End');
    fireEvent.click(document.activeElement!);
    expect(chosen).toEqual(['Cancelar']);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button).toHaveFocus();
  });

  test.each([
    ['Escape', () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' })],
    ['a press outside', () => fireEvent.pointerDown(document.body)],
    ['scrolling, which would move its row away', () => fireEvent.scroll(document)],
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Acciones: CIM-1' }))],
  ])('closes by %s, and nothing runs', (_way, close) => {
    const { button, chosen } = renderMenu();
    fireEvent.click(button);
    close();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(chosen).toEqual([]);
  });
});
