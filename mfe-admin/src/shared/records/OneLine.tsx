import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Line = styled.div`
  max-width: 9.5rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* As a card, a row has the room. */
  @container (max-width: 68rem) {
    max-width: none;
    white-space: normal;
  }
`;

type Props = { text: string; children?: ReactNode };

/** A text, or what shows it, in one line; the end that has no room is read by pointing at it, and in the details of the record. */
export const OneLine = ({ text, children = text }: Props) => <Line title={text}>{children}</Line>;
