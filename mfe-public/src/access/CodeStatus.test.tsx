import { translatePage } from '@cimiento/ui/testing';
import { render } from '@testing-library/react';
import { CodeStatus } from './CodeStatus';

test('the check of a code ends also on a page that the browser has translated', () => {
  const { container, rerender } = render(<CodeStatus state="invalid" />);
  translatePage(container);
  rerender(<CodeStatus state="checking" />);
  translatePage(container);
  rerender(<CodeStatus state="valid" />);
  expect(container.textContent).toBe('Código de invitación válido');
  expect(container.querySelector('svg')).not.toBeNull();
});
