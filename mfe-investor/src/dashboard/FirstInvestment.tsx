import { formatDollars, fractionPrice, paths } from '@cimiento/contracts';
import { ButtonLink, Card, color, EmptyState, font, media, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';

const Panel = styled(Card)`
  padding: ${space[2]};

  h2 {
    font-size: ${text.card};
  }

  > p {
    margin: ${space[0.5]} 0 0;
    color: ${color.muted};
  }

  ${media.tablet} {
    padding: ${space[2]} ${space[3]};
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space[1]} ${space[3]};
  margin: ${space[1.5]} 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  color: ${color.muted};
  font-size: ${text.small};

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }

  li {
    counter-increment: step;
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: start;
    gap: 0 ${space[1.5]};
    line-height: 1.4;
  }

  li::before {
    content: counter(step);
    grid-row: span 2;
    color: ${color.primary};
    font-family: ${font.display};
    font-size: ${text.section};
    line-height: 1.2;
  }

  strong {
    color: ${color.ink};
    font-size: ${text.body};
  }
`;

const title = 'Aún no tienes inversiones';

/** The description for a user whose first investment is on its way. */
const waiting = {
  reservation: 'Tu reserva será la primera cuando llegue su dinero. La verás aquí, con sus rentas.',
  round: 'Tu orden será la primera cuando su ronda se complete. La verás aquí, con sus rentas.',
} as const;

/**
 * In place of the investments of a user who has none: the way to the first one.
 * @param waitsFor what their first investment waits for; null where there is none on its way.
 */
export const FirstInvestment = ({ waitsFor }: { waitsFor: keyof typeof waiting | null }) =>
  waitsFor ? (
    <EmptyState title={title} description={waiting[waitsFor]} />
  ) : (
    <Panel>
      <h2>{title}</h2>
      <p>{`Tu primera fracción cuesta ${formatDollars(fractionPrice)}. Así empieza:`}</p>
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
    </Panel>
  );
