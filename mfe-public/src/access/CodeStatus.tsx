import { messages } from '@cimiento/contracts';
import { color, InlineSpinner, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';
import type { CodeState } from './useInvitationCheck';

const Line = styled.p<{ $tone: string }>`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 1.5rem;
  /* Below the focus ring of the field. */
  margin: ${space[0.5]} 0 0;
  color: ${({ $tone }) => $tone};
  font-size: ${text.small};
`;

const Check = () => (
  <svg
    width="18"
    height="18"
    viewBox="0 0 18 18"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d="M3.5 9.5l3.5 3.5 7.5-8" />
  </svg>
);

const lines: Record<CodeState, { tone: string; text: string }> = {
  unknown: { tone: color.muted, text: '' },
  checking: { tone: color.muted, text: 'Comprobando el código...' },
  valid: { tone: color.success, text: 'Código de invitación válido' },
  invalid: { tone: color.danger, text: messages.invalidCode },
};

/** Result of the live check of an invitation code. */
export function CodeStatus({ state }: { state: CodeState }) {
  const { tone, text: message } = lines[state];
  return (
    <Line $tone={tone} role="status">
      {state === 'checking' && <InlineSpinner />}
      {state === 'valid' && <Check />}
      <span>{message}</span>
    </Line>
  );
}
