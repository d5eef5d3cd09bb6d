import { identityStates } from '@cimiento/contracts';
import { renderPage } from '@cimiento/session/testing';
import { screen } from '@testing-library/react';
import { IdentityNotice } from './IdentityNotice';

test.each([
  ['needs_more', 'Falta corregir algo en la verificación de tu identidad. Ver qué falta'],
  ['expired', 'La verificación de tu identidad venció. Ver qué hacer'],
] as const)('an identity that is %s has a notice with the way on', (state, text) => {
  renderPage(<IdentityNotice state={state} />);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/identity');
  expect(link.parentElement).toHaveTextContent(text);
});

test('an identity that does not wait for its person has no notice', () => {
  for (const state of identityStates.filter((each) => !['needs_more', 'expired'].includes(each))) {
    const { unmount } = renderPage(<IdentityNotice state={state} />);
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
  }
});
