import { paths } from '@cimiento/contracts';
import { MessagePage } from '@cimiento/product-ui';
import { ButtonLink } from '@cimiento/ui';
import { usePageHead } from '../shared/usePageHead';

/** 'Cómo Funciona', a placeholder. */
export default function HowItWorksPage() {
  const { headline, description } = usePageHead(paths.howItWorks);
  return (
    <MessagePage
      title={headline}
      message={description}
      actions={
        <>
          <ButtonLink to={paths.marketplace}>Ver proyectos</ButtonLink>
          <ButtonLink to={paths.home} variant="secondary">
            Volver al inicio
          </ButtonLink>
        </>
      }
    />
  );
}
