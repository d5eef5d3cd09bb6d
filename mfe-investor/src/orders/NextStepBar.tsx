import { formatDollars, formatExactDollars, paths } from '@cimiento/contracts';
import { Button, ButtonLink, color, media, shadow, space, text } from '@cimiento/ui';
import { copyText } from '@cimiento/ui/toast';
import { styled } from 'styled-components';
import type { OrderQuery } from './order.generated';
import { PayFromBalance } from '../reservations/PayFromBalance';
import { isPayable } from '../reservations/received-money';

/** Stays at the bottom of the window while the page is longer, and covers nothing at its end. */
const Bar = styled.aside`
  position: sticky;
  bottom: 0;
  z-index: 10;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  margin-inline: -${space[2]};
  padding: ${space[1.5]} ${space[2]} calc(${space[1.5]} + env(safe-area-inset-bottom, 0px));
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};

  p {
    margin: 0;
    font-size: ${text.small};
    font-variant-numeric: tabular-nums;
  }

  strong {
    display: block;
    font-size: ${text.lead};
  }

  button {
    flex: none;
  }

  ${media.tablet} {
    width: 100%;
    max-width: 44rem;
    margin-inline: auto;
  }

  @media print {
    display: none;
  }
`;

type Props = {
  order: OrderQuery['order'] & { reference: string };
  /** The available balance, as decimal text. */
  available: string;
  /** Whether the balance pays nothing before the investor's identity is approved. */
  isBarred: boolean;
  onDone: () => Promise<unknown>;
};

/** The next step of a reservation: paying it with the balance where that suffices and may, else copying its reference for the transfer. */
export function NextStepBar({ order, available, isBarred, onDone }: Props) {
  const { amount, missing, reference } = order;
  const payable = isPayable(available, amount);
  return (
    <Bar aria-label="Siguiente paso">
      <p>
        <strong>{payable ? formatDollars(amount) : formatExactDollars(missing)}</strong>
        <span>{payable ? `Tienes ${formatExactDollars(available)}` : 'Por transferencia'}</span>
      </p>
      {payable && isBarred && (
        <ButtonLink variant="accent" to={paths.identity}>
          Verificar identidad
        </ButtonLink>
      )}
      {payable && !isBarred && <PayFromBalance order={order} available={available} variant="accent" onDone={onDone} />}
      {!payable && (
        <Button variant="accent" onClick={() => void copyText(reference, 'Referencia copiada')}>
          Copiar la referencia
        </Button>
      )}
    </Bar>
  );
}
