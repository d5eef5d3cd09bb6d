import { styled } from 'styled-components';

const Line = styled.div`
  max-width: 12rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** A text in one line; the end that has no room is read by pointing at it, and in the details of the record. */
export const OneLine = ({ text }: { text: string }) => <Line title={text}>{text}</Line>;
