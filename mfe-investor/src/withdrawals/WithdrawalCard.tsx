import { formatExactDollars, withdrawalStatus, withdrawalTime } from '@cimiento/contracts';
import { Button, Card, CheckIcon, color, Muted, Row, space, StatusBadge } from '@cimiento/ui';
import { styled } from 'styled-components';
import { listSteps } from './steps';
import type { OwnWithdrawalFragment } from './withdrawals.generated';

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  margin: ${space[1.5]} 0 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${space[0.5]};
  }
`;

const Waiting = styled.li`
  color: ${color.muted};
`;

type Props = { withdrawal: OwnWithdrawalFragment; onCancel: () => void };

/** A withdrawal with its steps. */
export function WithdrawalCard({ withdrawal, onCancel }: Props) {
  const { amount, status, reference, reason, bankAccount } = withdrawal;
  const name = formatExactDollars(amount);
  return (
    <Card role="group" aria-label={`Retiro de ${name}`}>
      <Row $between>
        <Row>
          <strong>{name}</strong>
          <StatusBadge status={withdrawalStatus[status]} />
        </Row>
        {status === 'requested' && (
          <Button variant="secondary" size="small" aria-label={`Cancelar retiro de ${name}`} onClick={onCancel}>
            Cancelar retiro
          </Button>
        )}
      </Row>
      <Muted $top={1}>
        {[bankAccount && `${bankAccount.bank} ${bankAccount.accountNumber}`, reference].filter(Boolean).join(' · ')}
      </Muted>
      {withdrawalStatus[status].isLive && <Muted $top={1}>Lo transferimos {withdrawalTime}.</Muted>}
      {reason && <Muted $top={1}>Motivo: {reason}</Muted>}
      <Steps>
        {listSteps(withdrawal).map(({ label, day, isDone }) =>
          isDone ? (
            <li key={label}>
              <CheckIcon size={16} /> <span>{`${label} ${day ?? ''}`}</span>
            </li>
          ) : (
            <Waiting key={label}>{`${label} (pendiente)`}</Waiting>
          ),
        )}
      </Steps>
    </Card>
  );
}
