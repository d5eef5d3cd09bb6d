import { css } from 'styled-components';
import { color } from './tokens';

/** Background, text and focus ring of a dark section; the default ring would not be visible on it. */
export const darkSection = css`
  --focus: ${color.brass};
  background: ${color.dark};
  color: ${color.onDark};
`;
