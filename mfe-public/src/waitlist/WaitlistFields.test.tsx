import { waitlistSchema } from '@cimiento/contracts/schemas';
import { ValidatedForm } from '@cimiento/ui/form';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { WaitlistFields } from './WaitlistFields';

function renderFields(submitting: boolean) {
  render(
    <MemoryRouter>
      <ValidatedForm schema={waitlistSchema} initialValues={{}} onSubmit={async () => undefined}>
        {() => <WaitlistFields submitting={submitting} />}
      </ValidatedForm>
    </MemoryRouter>,
  );
}

test('only required fields have an asterisk', () => {
  renderFields(false);
  const marked = [...document.querySelectorAll('label')]
    .map(({ textContent }) => textContent ?? '')
    .filter((label) => label.includes('*'));
  expect(marked.map((label) => label.replace('*', '').trim())).toEqual([
    'Nombre completo',
    'Correo electrónico',
    'Ciudad y país',
    'Ocupación',
    '¿Por qué te interesa Cimiento?',
    'Acepto el tratamiento de mis datos para evaluar esta solicitud.',
  ]);
});

test('the button is disabled and says so while submitting', () => {
  renderFields(true);
  expect(screen.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
});
