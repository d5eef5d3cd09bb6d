import { render, screen } from '@testing-library/react';
import { OverrideBanner } from './OverrideBanner';

jest.mock('@cimiento/federation/runtime', () => ({ clearOverrides: jest.fn() }));

const none = { overridden: [], missing: [], refused: [] };

test('shows nothing without overrides', () => {
  expect(render(<OverrideBanner {...none} />).container).toBeEmptyDOMElement();
});

test.each([
  [
    'in use',
    { overridden: ['public 1.1.0 bbb'] },
    'Estás probando una versión que no está publicada: public 1.1.0 bbb',
  ],
  ['not found', { missing: ['public'] }, 'No encontramos la versión de prueba de public: ves la publicada.'],
  ['of a server that refuses trials', { refused: ['public'] }, /^Aquí no se pueden probar versiones/],
])('says of an override that it is %s, and leads back', (_name, change, text) => {
  render(<OverrideBanner {...none} {...change} />);
  expect(screen.getByText((_text, element) => element?.tagName === 'P')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Volver a lo publicado' })).toBeVisible();
});
