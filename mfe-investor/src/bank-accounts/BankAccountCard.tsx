import { bankAccountTypeLabel, formatShortDate, toCalendarDate } from '@cimiento/contracts';
import { Button, Card, color, EmptyState, Notice, space } from '@cimiento/ui';
import { styled } from 'styled-components';
import type { OwnBankAccountFragment } from './bank-accounts.generated';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: ${color.muted};
  }
`;

type Props = { account: OwnBankAccountFragment | null; onEdit: () => void };

/** The account to which withdrawals are paid, and until when a change of it blocks them. */
export function BankAccountCard({ account, onEdit }: Props) {
  if (!account)
    return (
      <EmptyState
        title="Aún no registras una cuenta bancaria"
        description="Registra tu cuenta para retirar tu dinero cuando quieras."
        action={<Button onClick={onEdit}>Registrar cuenta</Button>}
      />
    );
  const { bank, accountType, accountNumber, holderName, blockedUntil } = account;
  return (
    <Card role="group" aria-label="Cuenta bancaria">
      <Row>
        <p>
          <strong>{bank}</strong> <span>{`· ${bankAccountTypeLabel[accountType]} ${accountNumber}`}</span>
          <br />
          <small>{holderName}</small>
        </p>
        <Button variant="secondary" size="small" onClick={onEdit}>
          Cambiar cuenta
        </Button>
      </Row>
      {blockedUntil && (
        <Notice $top={2}>
          {`Cambiaste tu cuenta hace poco. Para proteger tu dinero, podrás retirar desde el ${formatShortDate(toCalendarDate(blockedUntil))}.`}
        </Notice>
      )}
    </Card>
  );
}
