import { formatShortDate, privacyTextVersion } from '@cimiento/contracts';
import { color, PageContainer, PageHeader, space, text } from '@cimiento/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Article = styled.article`
  display: grid;
  gap: ${space[4]};
  max-width: 70ch;

  h2 {
    font-size: ${text.section};
  }

  p,
  ul {
    margin: ${space[1]} 0 0;
  }

  ul {
    padding-left: 1.25rem;
  }

  li + li {
    margin-top: ${space[0.5]};
  }
`;

const Version = styled.p`
  color: ${color.muted};
  font-size: ${text.small};
`;

type Props = { title: string; lead: string; children: ReactNode };

/** A page of rules in plain words, with the day since which it reads so. */
export const LegalPage = ({ title, lead, children }: Props) => (
  <PageContainer>
    <PageHeader title={title} lead={lead} />
    <Article>
      {children}
      <Version>
        Texto del producto, vigente desde el <span>{formatShortDate(privacyTextVersion)}</span>.
      </Version>
    </Article>
  </PageContainer>
);

type SectionProps = { title: string; children: ReactNode };

/** A section of such a page. */
export const LegalSection = ({ title, children }: SectionProps) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);
