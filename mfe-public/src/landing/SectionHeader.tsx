import { color, space, text } from '@cimiento/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Header = styled.header<{ $dark: boolean }>`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  max-width: 52rem;

  h2 {
    font-size: ${text.page};
    line-height: 1.08;
    text-wrap: balance;
  }

  p {
    margin: 0;
    max-width: 60ch;
    color: ${({ $dark }) => ($dark ? color.onDarkMuted : color.muted)};
    font-size: ${text.lead};
  }

  && > p:first-child {
    color: ${({ $dark }) => ($dark ? color.brass : color.muted)};
    font-size: ${text.small};
    font-weight: 600;
  }
`;

type Props = {
  /** Id of the title, for the section's `aria-labelledby`. */
  id: string;
  /** The topic of the section, in a word or two. */
  topic: string;
  title: string;
  lead?: ReactNode;
  tone?: 'light' | 'dark';
};

/** Topic, title and lead of a section. */
export const SectionHeader = ({ id, topic, title, lead, tone = 'light' }: Props) => (
  <Header $dark={tone === 'dark'}>
    <p>{topic}</p>
    <h2 id={id}>{title}</h2>
    {lead && <p>{lead}</p>}
  </Header>
);
