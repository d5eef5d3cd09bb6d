import type { ReactNode } from 'react';
import { styled } from 'styled-components';

// Clamped, not kept from wrapping: a column that must not wrap never gets narrower, and the last one, of buttons, would be cut off.
const Line = styled.div`
  display: -webkit-box;
  max-width: 9.5rem;
  overflow: hidden;
  word-break: break-all;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;

  /* As a card, a row has the room. */
  @container (max-width: 68rem) {
    display: block;
    max-width: none;
    word-break: normal;
  }
`;

type Props = { text: string; children?: ReactNode };

/** A text, or what shows it, in one line; the end that has no room is read by pointing at it, and in the details of the record. */
export const OneLine = ({ text, children = text }: Props) => <Line title={text}>{children}</Line>;
