import { css, styled } from 'styled-components';
import { color, radius, space, text } from '../theme/tokens';

// The first page goes without this module: its controls have their own styles.

type Space = keyof typeof space;

/** Space between the children, and above; both are steps of the scale `space`. */
export type Spaced = { $gap?: Space; $top?: Space };

export const getTop = ({ $top }: Spaced): string => ($top === undefined ? '0' : space[$top]);

const column = css<Spaced>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 2 }) => space[$gap]};
  margin-top: ${getTop};

  > :where(p) {
    margin: 0;
  }
`;

const line = css<Spaced>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap = 1 }) => space[$gap]};
  margin-top: ${getTop};
`;

/** Children below one another. */
export const Stack = styled.div<Spaced>`
  ${column}
`;

/** A section of a page. */
export const Section = styled.section<Spaced>`
  ${column}
`;

/** Texts, badges and buttons in a line, which wraps where it is narrow; `$between` puts the last one at its end. */
export const Row = styled.div<Spaced & { $between?: boolean }>`
  ${line}
  align-items: center;
  justify-content: ${({ $between }) => ($between ? 'space-between' : 'normal')};
`;

/** Buttons beside one another, of one height. */
export const Actions = styled.div<Spaced>`
  ${line}
`;

/** A note that matters less than what it is beside; `as="small"` within a cell or a line. */
export const Muted = styled.p<Pick<Spaced, '$top'> & { $tiny?: boolean }>`
  display: block;
  margin: ${getTop} 0 0;
  color: ${color.muted};
  font-size: ${({ $tiny }) => ($tiny ? text.tiny : text.small)};
`;

/** A list without bullets. */
export const List = styled.ul<Spaced>`
  display: grid;
  gap: ${({ $gap = 2 }) => space[$gap]};
  margin: ${getTop} 0 0;
  padding: 0;
  list-style: none;
`;

/** A text that must be seen, on the ground of its tone. */
export const Notice = styled.p<Pick<Spaced, '$top'> & { $tone?: 'success' | 'warning' | 'danger' }>`
  margin: ${getTop} 0 0;
  padding: ${space[2]};
  border-radius: ${radius.md};
  background: ${({ $tone = 'warning' }) => color[`${$tone}Soft`]};
  color: ${({ $tone = 'warning' }) => color[$tone]};
`;
