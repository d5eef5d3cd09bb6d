import { css } from 'styled-components';
import { color } from './tokens';

/** Ground, text and focus ring of a dark section; the ring of light grounds would not be seen there. */
export const darkSection = css`
  --focus: ${color.brass};
  background: ${color.dark};
  color: ${color.onDark};
`;
