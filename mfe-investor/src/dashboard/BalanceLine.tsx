import { formatExactDollars, paths } from '@cimiento/contracts';
import { TextLink } from '@cimiento/ui';
import { styled } from 'styled-components';
import type { DashboardQuery } from './dashboard.generated';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
`;

/** The available balance, with links to it, to orders, rents and statements. */
export function BalanceLine({ balance }: { balance: DashboardQuery['myBalance'] }) {
  return (
    <Line>
      <span>
        Saldo disponible: <strong>{formatExactDollars(balance.available)}</strong>
      </span>
      <TextLink to={paths.balance}>Ver mi saldo</TextLink>
      <TextLink to={paths.orders}>Mis órdenes</TextLink>
      <TextLink to={paths.calendar}>Calendario de rentas</TextLink>
      <TextLink to={paths.documents}>Estados de cuenta</TextLink>
    </Line>
  );
}
