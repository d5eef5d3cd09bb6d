import { fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'react-final-form';
import { FormField } from './FormField';

test('an e-mail with an accent before the @ asks whether it is meant', () => {
  render(
    <Form onSubmit={() => undefined}>
      {() => <FormField name="email" label="Correo" type="email" hint="Para tus avisos" />}
    </Form>,
  );
  const type = (value: string) => fireEvent.change(screen.getByLabelText('Correo'), { target: { value } });
  const question = '¿Tu correo lleva tilde? Revísalo: casi ninguno la lleva.';
  for (const email of ['jose@ejemplo.com', 'ana@compañía.example', 'josé']) {
    type(email);
    expect(screen.queryByText(question)).toBeNull();
    expect(screen.getByText('Para tus avisos')).toBeVisible();
  }
  type('josé@ejemplo.com');
  expect(screen.getByLabelText('Correo')).toHaveAccessibleDescription(question);
});
