import { color, text } from '@cimiento/ui';
import { styled } from 'styled-components';

/** A fault outside of fields, read out when it appears. */
export const Fault = styled.p.attrs({ role: 'alert' })`
  margin: 0;
  color: ${color.danger};
  font-size: ${text.small};
`;
