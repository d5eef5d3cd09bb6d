import type { BadgeFacts, BadgeTone } from '@cimiento/contracts';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, radius, space, text } from '../theme/tokens';

const tones: Record<BadgeTone, ReturnType<typeof css>> = {
  neutral: css`
    background: ${color.sunken};
    color: ${color.ink};
  `,
  success: css`
    background: ${color.successSoft};
    color: ${color.success};
  `,
  warning: css`
    background: ${color.warningSoft};
    color: ${color.warning};
  `,
  danger: css`
    background: ${color.dangerSoft};
    color: ${color.danger};
  `,
  brass: css`
    background: ${color.brass};
    color: #14201b;
  `,
};

const Pill = styled.span<{ $tone: BadgeTone }>`
  display: inline-block;
  width: fit-content;
  padding: 0.125rem ${space[1]};
  border-radius: ${radius.full};
  font-size: ${text.tiny};
  font-weight: 600;
  line-height: 1.5;
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}
`;

/** A status in a word or two; its tone only repeats the text. */
export const Badge = ({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <Pill $tone={tone}>{children}</Pill>
);

/** The badge of a value, from the table of its status. */
export const StatusBadge = ({ status: { label, tone } }: { status: BadgeFacts }) => <Badge tone={tone}>{label}</Badge>;
