import { formatDollars, formatExactDollars, formatShortDate, fractionPrice, paths } from '@cimiento/contracts';
import { ButtonLink, Card, color, EmptyState, font, media, space, text, TextLink, Value } from '@cimiento/ui';
import { styled } from 'styled-components';

const Steps = styled.ol`
  display: grid;
  gap: ${space[2]} ${space[3]};
  margin: ${space[1]} 0 ${space[2]};
  padding: 0;
  max-width: 56rem;
  list-style: none;
  counter-reset: step;
  text-align: start;
  color: ${color.muted};

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }

  li {
    counter-increment: step;
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: start;
    gap: 0 ${space[1.5]};
  }

  li::before {
    content: counter(step);
    grid-row: span 2;
    color: ${color.primary};
    font-family: ${font.display};
    font-size: ${text.section};
    line-height: 1;
  }

  strong {
    color: ${color.ink};
  }
`;

/**
 * In place of the investments of a user who has none: the way to the first one.
 * @param hasReserved whether a reservation of theirs waits for its money.
 */
export const FirstInvestment = ({ hasReserved }: { hasReserved: boolean }) => (
  <EmptyState
    title="Aún no tienes inversiones"
    description={
      hasReserved
        ? 'Tu reserva será la primera cuando llegue su dinero. La verás aquí, con sus rentas.'
        : `Tu primera fracción cuesta ${formatDollars(fractionPrice)}. Así empieza:`
    }
    action={
      hasReserved ? null : (
        <>
          <Steps>
            <li>
              <strong>Elige un proyecto</strong>
              <span>Mira su retorno, sus riesgos y quién responde por él.</span>
            </li>
            <li>
              <strong>Decide tu monto</strong>
              <span>Con tu saldo o por transferencia. Lo haces en línea.</span>
            </li>
            <li>
              <strong>Recibe tus rentas</strong>
              <span>Aquí verás cada pago, y tu calendario dirá cuándo llega el próximo.</span>
            </li>
          </Steps>
          <ButtonLink to={paths.marketplace}>Explorar proyectos</ButtonLink>
        </>
      )
    }
  />
);

const Next = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};

  p {
    margin: 0;
  }
`;

/** In place of the performance of a portfolio that has received nothing yet: when its first rent is to come. */
export const FirstRent = ({ dueDate, amount }: { dueDate: string; amount: string }) => (
  <Next>
    <p>
      <strong>Tu primera renta prevista:</strong> <Value>{formatExactDollars(amount)}</Value> proyectados para el{' '}
      <Value>{formatShortDate(dueDate)}</Value>, antes de comisiones y no garantizados. Si el proyecto está en obra,
      puede llegar después.
    </p>
    <TextLink to={paths.calendar}>Ver las que siguen</TextLink>
  </Next>
);
