import {
  duplicateDecisionLabel,
  formatExactDollars,
  formatPaymentDate,
  type DuplicateDecision,
} from '@cimiento/contracts';
import { Button, color, Dialog, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';
import { describeAccount } from './bank-line';
import { DialogButtons } from './DialogButtons';
import type { BankLineRowFragment, ReconciliationQuery } from './reconciliation.generated';

type Accounts = ReconciliationQuery['adminCollectingAccounts'];
type Line = BankLineRowFragment;
type Compared = NonNullable<Line['resembled']>;
type Props = {
  line: Line;
  accounts: Accounts;
  /** The decision that is being sent. */
  deciding: DuplicateDecision | null;
  onDecide: (decision: DuplicateDecision) => void;
  onClose: () => void;
};

const Comparison = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${text.small};
  overflow-wrap: anywhere;

  th,
  td {
    padding: ${space[0.5]} ${space[1]} ${space[0.5]} 0;
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }

  th {
    font-weight: 400;
    color: ${color.muted};
  }

  thead th {
    font-weight: 600;
    color: ${color.ink};
  }

  th:first-child {
    width: 27%;
  }
`;

const describeSource = ({ statement }: Compared): string =>
  statement ? [statement.fileName ?? 'Sin nombre de archivo', `extracto ${statement.id}`].join(', ') : '—';

const rows: readonly (readonly [label: string, read: (line: Compared, accounts: Accounts) => string])[] = [
  ['Fecha', ({ bookedOn }) => formatPaymentDate(bookedOn)],
  ['Monto', ({ amount }) => formatExactDollars(amount)],
  ['Descripción', ({ description }) => description ?? '—'],
  ['Referencia', ({ reference }) => reference ?? '—'],
  ['Saldo después', ({ balance }) => (balance === null ? '—' : formatExactDollars(balance))],
  ['Cuenta', ({ bankAccountId }, accounts) => describeAccount(accounts, bankAccountId)],
  ['Archivo', describeSource],
];

/** A possible duplicate beside the line that it resembles, with the file that each came from, and both decisions. */
export function DuplicateDialog({ line, accounts, deciding, onDecide, onClose }: Props) {
  const { resembled } = line;
  const isBusy = deciding !== null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title="¿Es el mismo movimiento?"
      footer={
        <DialogButtons>
          {(['same', 'other'] as const).map((decision) => (
            <Button
              key={decision}
              variant={decision === 'same' ? 'primary' : 'secondary'}
              disabled={isBusy}
              busy={deciding === decision}
              onClick={() => onDecide(decision)}
            >
              {duplicateDecisionLabel[decision]}
            </Button>
          ))}
        </DialogButtons>
      }
    >
      {resembled && (
        <Comparison aria-label="Los dos movimientos">
          <thead>
            <tr>
              <td />
              <th scope="col">{`Nuevo (${line.id})`}</th>
              <th scope="col">{`Registrado (${resembled.id})`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, read]) => {
              const [fresh, registered] = [read(line, accounts), read(resembled, accounts)];
              const isEqual = fresh === registered;
              return (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{isEqual ? fresh : <strong>{fresh}</strong>}</td>
                  <td>{isEqual ? registered : <strong>{registered}</strong>}</td>
                </tr>
              );
            })}
          </tbody>
        </Comparison>
      )}
      <p>Lo que difiere está en negrita. Si dudas, mira el extracto en la página del banco.</p>
      <p>
        <strong>{duplicateDecisionLabel.same}:</strong> no se acredita nada. Queda como ignorado, y no se puede volver a
        decidir.
      </p>
      <p>
        <strong>{duplicateDecisionLabel.other}:</strong> se registra como un movimiento nuevo. Se acredita a quien
        nombra su referencia, o espera en «por identificar».
      </p>
    </Dialog>
  );
}
