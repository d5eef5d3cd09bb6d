import { paths } from '@cimiento/contracts';
import { ButtonLink, MessagePage } from '@cimiento/ui';

/** A placeholder, as specified (specification §2). */
export default function HowItWorksPage() {
  return (
    <MessagePage
      title="Cómo Funciona"
      message="Esta sección está en progreso. Muy pronto te contaremos paso a paso cómo invertir por fracciones."
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
