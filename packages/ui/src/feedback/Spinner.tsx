import { keyframes, styled } from 'styled-components';
import { color } from '../theme/tokens';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.span`
  width: 1.25em;
  height: 1.25em;
  border-radius: 50%;
  border: 2px solid ${color.line};
  border-top-color: ${color.primary};
  animation: ${turn} 900ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s;
  }
`;

/** A ring beside text that says what is happening. */
export const InlineSpinner = () => <Ring aria-hidden />;
