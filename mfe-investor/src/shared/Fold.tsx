import { color, space, text } from '@cimiento/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.details`
  > :last-child {
    margin-top: ${space[1.5]};
  }
`;

const Summary = styled.summary`
  width: fit-content;
  padding-block: 0.625rem;
  font-size: ${text.small};
  font-weight: 600;
  cursor: pointer;

  &::marker {
    color: ${color.muted};
  }
`;

/** A part of a page that few people need, open on demand. */
export const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <Frame>
    <Summary>{title}</Summary>
    <div>{children}</div>
  </Frame>
);
