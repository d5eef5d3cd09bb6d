import {
  bankAccountTypeLabel,
  formatExactDollars,
  formatPaymentDate,
  identityCasePath,
  identityState,
  roleLabel,
} from '@cimiento/contracts';
import { Badge, Block, Card, color, Facts, media, space, StatusBadge, text } from '@cimiento/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAllowed } from '../../shared/access/allowed';
import { formatDateTime, formatDay } from '../../shared/dates';
import { Email } from '../../shared/records/Email';
import type { PersonOverview } from './person-columns';
import type { PersonTab } from './person-tabs';

/** Facts beside the tabs where both fit, else above them in as many columns as fit. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  align-items: start;

  @media (min-width: 80rem) {
    grid-template-columns: 17rem minmax(0, 1fr);
  }
`;

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1.5]} ${space[3]};
  padding: ${space[2]};

  a {
    color: ${color.ink};
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (min-width: 80rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
  }
`;

const Part = styled(Facts)`
  gap: ${space[1]};
  align-content: start;

  dd {
    font-weight: 400;
  }
`;

const Money = styled.div`
  display: grid;
  /* An amount of millions has its column. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  gap: ${space[1]} ${space[2]};
  align-content: start;
  padding-block: ${space[1.5]};
  border-block: 1px solid ${color.line};

  span {
    display: block;
    color: ${color.muted};
  }

  strong {
    font-size: ${text.body};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  ${media.tablet} {
    padding-block: 0;
    border: 0;
  }

  @media (min-width: 80rem) {
    padding-block: ${space[1.5]};
    border-block: 1px solid ${color.line};
  }
`;

const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[0.5]};
  margin-left: ${space[1]};
`;

// A target of a finger, without making the list of facts longer where a mouse points.
const OpenLink = styled(Link)`
  display: block;

  @media (pointer: coarse) {
    padding-block: ${space[1.5]};
  }
`;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const count = (number: number, singular: string, plural: string): string =>
  `${number} ${number === 1 ? singular : plural}`;

/** The open records, each with a link to the tab that lists it. */
function OpenItems({ overview: { open } }: Props) {
  const { orders, ordersTotal, withdrawals, withdrawalsTotal, requests } = open;
  const items: [PersonTab, string][] = [
    ...(orders && ordersTotal
      ? [
          [
            'orders',
            `${count(orders, 'orden reservada', 'órdenes reservadas')} por ${formatExactDollars(ordersTotal)}`,
          ] satisfies [PersonTab, string],
        ]
      : []),
    ...(withdrawals && withdrawalsTotal
      ? [
          [
            'movements',
            `${count(withdrawals, 'retiro en curso', 'retiros en curso')} por ${formatExactDollars(withdrawalsTotal)}`,
          ] satisfies [PersonTab, string],
        ]
      : []),
    ...(requests
      ? [['documents', count(requests, 'solicitud de datos', 'solicitudes de datos')] satisfies [PersonTab, string]]
      : []),
  ];
  if (items.length === 0) return 'Nada abierto';
  return items.map(([tab, label]) => (
    <OpenLink key={tab} to={`?${new URLSearchParams({ tab })}`} preventScrollReset>
      {label}
    </OpenLink>
  ));
}

function Account({ overview: { bankAccount } }: Props) {
  if (!bankAccount) return 'Todavía no registra una';
  const { bank, accountType, accountNumber, holderName, createdAt, blockedUntil } = bankAccount;
  return (
    <>
      <strong>{`${bank} …${accountNumber.slice(-4)}`}</strong>
      <div>{`${bankAccountTypeLabel[accountType]} de ${holderName}, desde el ${formatDay(createdAt)}`}</div>
      {blockedUntil && <Badge tone="warning">{`Sin retiros hasta el ${formatDay(blockedUntil)}`}</Badge>}
    </>
  );
}

/** Who the person is, as far as a reviewer decided; it leads to the case once it was sent. */
function Identity({ overview: { identity } }: Props) {
  if (!identity) return 'Todavía no la envía';
  const { id, state, expiresOn } = identity;
  const badge = <StatusBadge status={identityState[state]} />;
  return (
    <>
      {state === 'draft' ? badge : <Link to={identityCasePath(id)}>{badge}</Link>}
      {state === 'approved' && expiresOn && <div>{`Vale hasta el ${formatPaymentDate(expiresOn)}`}</div>}
    </>
  );
}

type Props = { overview: PersonOverview };

/** Who a person is, their money, what is open, and their bank account. */
export function PersonFacts({ overview }: Props) {
  const { user, balance } = overview;
  const readsAccount = useAllowed('adminWithdrawals');
  const readsIdentity = useAllowed('identityCase');
  const figures = [
    ['Disponible', balance.available],
    ['Retenido', balance.held],
    ['Invertido', balance.invested],
    ...(balance.returned === '0.00' ? [] : [['Devuelto', balance.returned] as const]),
    ['Por recibir', balance.pending],
  ] as const;
  return (
    <Frame as="section" aria-label="Datos de la cuenta">
      <Part>
        <Fact name="Usuario">
          <strong>{user.username}</strong>
          <Badges>
            <Badge tone={user.role === 'admin' ? 'success' : 'neutral'}>{roleLabel[user.role]}</Badge>
            <Badge tone={user.disabledAt === null ? 'success' : 'danger'}>
              {user.disabledAt === null ? 'Activa' : `Deshabilitada desde el ${formatDay(user.disabledAt)}`}
            </Badge>
          </Badges>
        </Fact>
        <Fact name="Correo">
          <a href={`mailto:${user.email}`}>
            <Email address={user.email} />
          </a>
          {user.pendingEmail !== null && (
            <Badge tone="warning">
              Correo en espera: <Email address={user.pendingEmail} />
            </Badge>
          )}
        </Fact>
        <Fact name={`Con cuenta desde el ${formatDay(user.createdAt)}`}>
          {`${user.lastSignInAt ? `Último ingreso ${formatDateTime(user.lastSignInAt)}` : 'Todavía no ha ingresado'}${
            user.secondFactorAt ? ' · con segundo factor' : ''
          }`}
        </Fact>
      </Part>
      <Money>
        {figures.map(
          ([label, amount]) =>
            amount !== null && (
              <div key={label} role="group" aria-label={label}>
                <span>{label}</span>
                <strong>{formatExactDollars(amount)}</strong>
              </div>
            ),
        )}
      </Money>
      <Part>
        <Fact name="Abierto">
          <OpenItems overview={overview} />
        </Fact>
        {readsAccount && (
          <Fact name="Cuenta bancaria">
            <Account overview={overview} />
          </Fact>
        )}
        {readsIdentity && (
          <Fact name="Identidad">
            <Identity overview={overview} />
          </Fact>
        )}
      </Part>
    </Frame>
  );
}

const Shapes = styled.div`
  height: 26rem;

  ${media.tablet} {
    height: 12rem;
  }

  @media (min-width: 80rem) {
    height: 32rem;
  }

  > div {
    height: 100%;
  }
`;

/** The page while it loads. */
export const PersonShape = () => (
  <>
    <Block $height="2.75rem" $width="20rem" />
    <Columns>
      <Shapes>
        <Block $height="100%" />
      </Shapes>
      <div>
        <Block $height="2.75rem" />
        <Block $height="30rem" as="div" style={{ marginTop: space[3] }} />
      </div>
    </Columns>
  </>
);
