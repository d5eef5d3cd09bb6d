import { formatExactDollars, formatShortDate, fractionPrice, formatDollars, listSaleLines } from '@cimiento/contracts';
import { color, Section, SectionTitle, space, Value } from '@cimiento/ui';
import { styled } from 'styled-components';

const Lines = styled.dl`
  max-width: 34rem;
  margin: 0;

  div {
    display: flex;
    justify-content: space-between;
    gap: ${space[2]};
    padding: ${space[1]} 0;
    border-bottom: 1px solid ${color.line};
  }

  dt {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** The sale of a project; its amounts are null until its net is distributed. */
export type ShownSale = {
  soldOn: string | null;
  price: string | null;
  costs: readonly { label: string; amount: string }[] | null;
  fee: string | null;
  net: string | null;
  perFraction: string | null;
  distributedOn: string | null;
};

type Line = readonly [label: string, amount: string];

function listLines({ price, costs, fee, net, perFraction }: ShownSale, ownShare: string | null): Line[] {
  if (price === null || costs === null || fee === null || net === null) return [];
  return [
    ...listSaleLines({ price, costs, fee, net }).map(({ label, amount }) => [label, amount] as const),
    ...(perFraction === null ? [] : [[`Por fracción de ${formatDollars(fractionPrice)}`, perFraction] as const]),
    ...(ownShare === null ? [] : [['Tu parte', ownShare] as const]),
  ];
}

function describeDays({ soldOn, distributedOn }: ShownSale): string {
  const sold = soldOn === null ? 'Este proyecto se vendió.' : `Este proyecto se vendió el ${formatShortDate(soldOn)}.`;
  return distributedOn === null
    ? `${sold} Aún no se reparte el dinero de la venta: aquí verás el precio, cada costo, las comisiones y el neto.`
    : `${sold} El dinero se repartió el ${formatShortDate(distributedOn)}.`;
}

type Props = {
  sale: ShownSale;
  /** The reader's share of it, as decimal text; null for a reader who held nothing. */
  ownShare: string | null;
};

/** A sale as everybody can check it: the price, each cost, the fees, the net, and what a fraction got. */
export function Sale({ sale, ownShare }: Props) {
  const lines = listLines(sale, ownShare);
  return (
    <Section aria-labelledby="sale">
      <SectionTitle id="sale">Venta</SectionTitle>
      <p>{describeDays(sale)}</p>
      {lines.length > 0 && (
        <Lines>
          {lines.map(([label, amount], index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>
                <Value>{formatExactDollars(amount)}</Value>
              </dd>
            </div>
          ))}
        </Lines>
      )}
    </Section>
  );
}
