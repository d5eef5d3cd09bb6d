import { paths } from '@cimiento/contracts';
import { MessagePage } from '@cimiento/product-ui';
import { readSiteFacts } from '@cimiento/product-ui/site';
import { Actions, ButtonLink, PageContainer, PageHeader } from '@cimiento/ui';
import { Answers } from '../shared/answers/Answers';
import { usePageHead } from '../shared/usePageHead';

const MarketplaceLink = () => <ButtonLink to={paths.marketplace}>Ver proyectos</ButtonLink>;

/** 'Cómo Funciona': the way of the money, and what can go wrong. In a demonstration a placeholder. */
export default function HowItWorksPage() {
  const { headline, description } = usePageHead(paths.howItWorks);
  if (readSiteFacts().isDemonstration)
    return (
      <MessagePage
        title={headline}
        message="Esta sección está en progreso. Muy pronto te contaremos paso a paso cómo invertir por fracciones."
        actions={
          <>
            <MarketplaceLink />
            <ButtonLink to={paths.home} variant="secondary">
              Volver al inicio
            </ButtonLink>
          </>
        }
      />
    );
  return (
    <PageContainer>
      <PageHeader title={headline} lead={description} />
      <Answers title="Inviertes" names={['account', 'minimum', 'purchase', 'payment']} />
      <Answers title="Recibes" names={['rents', 'fees', 'withdrawal', 'taxes']} />
      <Answers title="Qué puede salir mal" names={['loss', 'unfilled', 'earlySale', 'expiredReservation']} />
      <Actions $gap={1.5}>
        <MarketplaceLink />
        <ButtonLink to={paths.help} variant="secondary">
          Ver todas las preguntas
        </ButtonLink>
      </Actions>
    </PageContainer>
  );
}
