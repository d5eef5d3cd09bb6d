import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, media, space, text } from '../theme/tokens';

export const contentId = 'contenido';

const Main = styled.main`
  flex: 1;
  /* Height of the header above it, under which nothing may stick. */
  --sticky-top: 3.8125rem;
  /* The footer begins below the first screen: it does not jump when what a page loads is there. */
  min-height: calc(100vh - var(--sticky-top));
  min-height: calc(100vh - var(--sticky-top));
  min-height: calc(100dvh - var(--sticky-top));
`;

/** The main landmark of a page: target of the skip link and of the focus after navigation. */
export function PageMain({ children }: { children: ReactNode }) {
  return (
    <Main id={contentId} tabIndex={-1}>
      {children}
    </Main>
  );
}

const Skip = styled.a`
  position: absolute;
  left: ${space[2]};
  top: -6rem;
  z-index: 100;
  padding: ${space[1]} ${space[2]};
  background: ${color.primary};
  color: ${color.onPrimary};

  &:focus {
    top: ${space[1]};
  }
`;

/** First tab stop: skips the navigation. */
export const SkipLink = () => <Skip href={`#${contentId}`}>Saltar al contenido</Skip>;

/** Maximum width and padding of a page's content. */
export const PageContainer = styled.div`
  width: 100%;
  max-width: 76rem;
  margin-inline: auto;
  padding: ${space[4]} ${space[2]} ${space[8]};
  display: flex;
  flex-direction: column;
  gap: ${space[4]};

  ${media.tablet} {
    padding: ${space[4]} ${space[4]} ${space[12]};
  }
`;

/** Columns of at least `$min`, stacked on a phone. */
export const Grid = styled.div<{ $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = '20rem' }) => $min}), 1fr));
  gap: ${space[3]};
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: end;
  gap: ${space[3]};

  & > :first-child {
    min-width: 0;
  }

  h1 {
    font-size: ${text.page};
    /* A name of one long word breaks before the page becomes wider than the screen. */
    overflow-wrap: anywhere;
  }

  p {
    margin: ${space[1]} 0 0;
    max-width: 60ch;
    color: ${color.muted};
    font-size: ${text.body};
  }
`;

const HeaderActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1.5]};
`;

type PageHeaderProps = { title: string; lead?: ReactNode; actions?: ReactNode };

/** Title of a page, a lead sentence and its main actions. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <Header>
      <div>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {actions && <HeaderActions>{actions}</HeaderActions>}
    </Header>
  );
}

export const SectionTitle = styled.h2`
  font-family: ${font.display};
  font-size: ${text.section};
  margin-bottom: ${space[2]};
`;

export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
