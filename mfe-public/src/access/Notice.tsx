import { color, radius, space, text } from '@cimiento/ui';
import { css, styled } from 'styled-components';

const tones = {
  beta: css`
    background: ${color.warningSoft};
    color: ${color.warning};
  `,
  valid: css`
    background: ${color.successSoft};
    color: ${color.success};
  `,
  invalid: css`
    background: ${color.dangerSoft};
    color: ${color.danger};
  `,
};

/** A message above a form. */
export const Notice = styled.div<{ $tone: keyof typeof tones }>`
  padding: ${space[1.5]} ${space[2]};
  border-radius: ${radius.md};
  font-size: ${text.small};
  overflow-wrap: anywhere;
  ${({ $tone }) => tones[$tone]}

  a {
    color: inherit;
    font-weight: 600;
  }
`;
