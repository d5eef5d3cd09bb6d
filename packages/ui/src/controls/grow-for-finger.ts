import { css } from 'styled-components';

/** Grows what a finger hits of a small box to 44 px, by a negative distance from the inside of its border, without moving anything. */
export const growForFinger = (inset: string) => css`
  @media (pointer: coarse) {
    position: relative;

    &::after {
      content: '';
      position: absolute;
      inset: ${inset};
    }
  }
`;
