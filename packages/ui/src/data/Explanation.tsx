import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, text } from '../theme/tokens';

const Frame = styled.details`
  margin-top: ${space[1]};
  font-size: ${text.small};

  & > div {
    margin-top: ${space[0.5]};
    padding-left: ${space[1.5]};
    border-left: 2px solid ${color.line};
    color: ${color.muted};
    max-width: 68ch;
  }

  p,
  dl,
  dd {
    margin: 0;
  }

  dl {
    display: grid;
    gap: ${space[1]};
  }

  dt {
    color: ${color.ink};
    font-weight: 560;
  }
`;

const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  min-height: 1.75rem;
  border-radius: ${radius.sm};
  color: ${color.muted};
  /* Safari before 26 ignores a style within the short form. */
  text-decoration: underline;
  text-decoration-style: dotted;
  text-underline-offset: 0.2em;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    color: ${color.ink};
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`;

type Props = {
  /** The explained term: the name of the figure. Only screen readers get it, after the question. */
  subject: string;
  question?: string;
  children: ReactNode;
};

/** Explanation of a figure, shown on demand. */
export const Explanation = ({ subject, question = '¿Cómo se calcula?', children }: Props) => (
  <Frame>
    <Summary aria-label={`${question} ${subject}`}>{question}</Summary>
    <div>{children}</div>
  </Frame>
);
