import { paymentRunFormFields as fields } from '@cimiento/contracts/fields';
import { paymentRunTermsSchema } from '@cimiento/contracts/schemas';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FormTypedField } from './FormTypedField';
import { ValidatedForm } from './ValidatedForm';

function show() {
  const onSubmit = jest.fn(async () => undefined);
  render(
    <ValidatedForm schema={paymentRunTermsSchema} initialValues={{ projectId: 1 }} onSubmit={onSubmit}>
      {() => (
        <>
          <FormTypedField name="amount" label="Monto" field={fields.amount} />
          <FormTypedField name="period" label="Período" field={fields.period} />
          <button type="submit">Enviar</button>
        </>
      )}
    </ValidatedForm>,
  );
  return onSubmit;
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));

test('an amount and a month are sent plain, keep the typed text and show what was understood', async () => {
  const onSubmit = show();
  type('Monto', '1.250,50');
  type('Período', 'oct-25');
  expect(screen.getByLabelText<HTMLInputElement>('Monto').value).toBe('1.250,50');
  expect(screen.getByText('= $1,250.50')).toBeTruthy();
  expect(screen.getByText('= octubre de 2025')).toBeTruthy();
  send();
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ amount: '1250.50', period: '2025-10' })),
  );
});

test('an amount with two meanings is asked about and not sent', async () => {
  const onSubmit = show();
  type('Monto', '1.250');
  type('Período', '2025-10');
  send();
  expect(await screen.findByText('«1.250» puede ser 1250 o 1.25. Escribe uno de los dos.')).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
  type('Monto', '1.25');
  await waitFor(() => expect(screen.getByLabelText('Monto').getAttribute('aria-invalid')).toBe('false'));
});

test('an invalid amount gets the message of its rule', async () => {
  show();
  type('Monto', 'mil');
  send();
  expect(await screen.findByText(fields.amount.message ?? '')).toBeTruthy();
});
