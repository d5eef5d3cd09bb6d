import { paths, underConstructionProgress } from '@cimiento/contracts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../controls/Button';
import { ProgressBar } from '../data/ProgressBar';
import { PageContainer } from '../layout/Page';
import { usePageTitle } from '../theme/page-title';
import { color, space, text } from '../theme/tokens';

const Centered = styled(PageContainer)`
  max-width: 44rem;
  align-items: start;

  h1 {
    font-size: ${text.display};
  }

  > p {
    margin: 0;
    color: ${color.muted};
    font-size: ${text.lead};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1.5]};
`;

const Wide = styled.div`
  width: 100%;
`;

type MessageProps = { title: string; message: string; actions: ReactNode; children?: ReactNode };

/** A page that says one thing and leads on. */
export function MessagePage({ title, message, actions, children }: MessageProps) {
  usePageTitle(title);
  return (
    <Centered>
      <h1>{title}</h1>
      <p>{message}</p>
      {children}
      <Actions>{actions}</Actions>
    </Centered>
  );
}

/** Any address that is none (specification §2). */
export const NotFound = () => (
  <MessagePage
    title="Página no encontrada"
    message="La página que buscas no existe o ha sido movida."
    actions={<ButtonLink to={paths.home}>Volver al inicio</ButtonLink>}
  />
);

/** The under-construction template (specification §2): name and description of the page, and a fixed bar. */
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
      <ProgressBar value={underConstructionProgress} label="Avance de la página" caption={`${underConstructionProgress}% completado`} />
    </Wide>
  </MessagePage>
);
