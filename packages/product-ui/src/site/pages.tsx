import { paths, underConstructionProgress } from '@cimiento/contracts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  Actions,
  ButtonLink,
  color,
  media,
  PageContainer,
  ProgressBar,
  radius,
  space,
  text,
  usePageTitle,
} from '@cimiento/ui';
import { Illustration } from '../illustrations/Illustration';

const Split = styled(PageContainer)`
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 32rem);
    align-items: center;
    gap: ${space[8]};
    min-height: calc(100vh - var(--sticky-top));
    padding-block: ${space[6]};
  }
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space[4]};

  h1 {
    font-size: ${text.page};
    text-wrap: balance;
  }

  > p {
    max-width: 38rem;
    margin: 0;
    color: ${color.muted};
    font-size: ${text.lead};
  }
`;

const Picture = styled.div`
  aspect-ratio: 4 / 3;
  width: 100%;
  max-width: 32rem;
  overflow: hidden;
  background: ${color.sunken};
  border-radius: ${radius.lg};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Wide = styled.div`
  width: 100%;
`;

type MessageProps = { title: string; message: string; actions: ReactNode; children?: ReactNode };

/** A page with a single message, its actions and an illustration. */
export function MessagePage({ title, message, actions, children }: MessageProps) {
  usePageTitle(title);
  return (
    <Split>
      <Content>
        <h1>{title}</h1>
        <p>{message}</p>
        {children}
        <Actions $gap={1.5}>{actions}</Actions>
      </Content>
      <Picture>
        <Illustration seed={title} kind="building" />
      </Picture>
    </Split>
  );
}

export const NotFound = () => (
  <MessagePage
    title="Página no encontrada"
    message="La página que buscas no existe o ha sido movida."
    actions={<ButtonLink to={paths.home}>Volver al inicio</ButtonLink>}
  />
);

/** The template of a page that does not exist yet: its name, its description and a fixed progress bar. */
export const UnderConstruction = ({ title, description }: { title: string; description: string }) => (
  <MessagePage
    title={title}
    message={description}
    actions={
      <>
        <ButtonLink to={paths.home}>Volver al inicio</ButtonLink>
        <ButtonLink to={paths.opportunities} variant="secondary">
          Ver oportunidades
        </ButtonLink>
      </>
    }
  >
    <Wide>
      <ProgressBar
        value={underConstructionProgress}
        label="Avance de la página"
        caption={`Página en construcción, ${underConstructionProgress}% completada`}
      />
    </Wide>
  </MessagePage>
);
