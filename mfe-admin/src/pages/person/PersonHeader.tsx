import { formatExactDollars, roleLabel } from '@cimiento/contracts';
import { Badge, Button, color, PageHeader, space, StatCard } from '@cimiento/ui';
import { styled } from 'styled-components';
import { Allowed } from '../../shared/access/allowed';
import { CompactStatGrid } from '../../shared/records/CompactStatGrid';
import { formatDateTime, formatDay } from '../../shared/dates';
import { Email } from '../../shared/records/Email';
import type { PersonOverview } from './person-columns';

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[0.5]} ${space[2]};

  span {
    color: ${color.muted};
  }
`;

type Props = { overview: PersonOverview; onEdit: () => void };

/** Who a person is, how to reach them, and their money. */
export function PersonHeader({ overview: { user, balance }, onEdit }: Props) {
  const figures = [
    ['Disponible', balance.available],
    ['Retenido', balance.held],
    ['Invertido', balance.invested],
    ['Por recibir', balance.pending],
  ] as const;
  return (
    <>
      <PageHeader
        title={user.fullName}
        actions={
          <Allowed to="updateUser">
            <Button variant="secondary" onClick={onEdit}>
              Editar
            </Button>
          </Allowed>
        }
      />
      <Facts>
        <strong>{user.username}</strong>
        <Badge tone={user.role === 'admin' ? 'success' : 'neutral'}>{roleLabel[user.role]}</Badge>
        <Badge tone={user.disabledAt === null ? 'success' : 'danger'}>
          {user.disabledAt === null ? 'Activa' : `Deshabilitada desde el ${formatDay(user.disabledAt)}`}
        </Badge>
        <a href={`mailto:${user.email}`}>
          <Email address={user.email} />
        </a>
        {user.pendingEmail !== null && (
          <Badge tone="warning">
            Correo en espera: <Email address={user.pendingEmail} />
          </Badge>
        )}
        <span>
          {`Con cuenta desde el ${formatDay(user.createdAt)} · ${
            user.lastSignInAt ? `último ingreso ${formatDateTime(user.lastSignInAt)}` : 'todavía no ha ingresado'
          }${user.secondFactorAt ? ' · con segundo factor' : ''}`}
        </span>
      </Facts>
      <CompactStatGrid>
        {figures.map(
          ([label, amount]) =>
            amount !== null && <StatCard key={label} label={label} value={formatExactDollars(amount)} />,
        )}
      </CompactStatGrid>
    </>
  );
}
