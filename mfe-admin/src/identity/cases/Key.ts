import { color, radius, text } from '@cimiento/ui';
import { styled } from 'styled-components';

/** A key that does what it is beside. */
export const Key = styled.kbd.attrs({ 'aria-hidden': true })`
  display: inline-block;
  min-width: 1.25rem;
  padding: 0 0.25rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  color: ${color.ink};
  font-family: inherit;
  font-size: ${text.tiny};
  line-height: 1.25rem;
  text-align: center;

  @media (pointer: coarse) {
    display: none;
  }
`;
