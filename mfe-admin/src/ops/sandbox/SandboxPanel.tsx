import { addDays, formatPaymentDate, limits } from '@cimiento/contracts';
import { Actions, Button } from '@cimiento/ui';
import { useState } from 'react';
import { Allowed } from '../../shared/access/allowed';
import { Facts, Panel } from '../../shared/records/Panel';
import type { SandboxQuery } from './sandbox.generated';
import { ClockDialog, DepositDialog, ExitDialog, RentsDialog } from './SandboxDialogs';

const actions = [
  { kind: 'clock', label: 'Adelantar el reloj', operation: 'moveSandboxClock' },
  { kind: 'deposit', label: 'Simular un depósito', operation: 'simulateDeposit' },
  { kind: 'rents', label: 'Simular un mes de rentas', operation: 'simulateRents' },
  { kind: 'exit', label: 'Simular una salida', operation: 'simulateExit' },
] as const;

type Props = { sandbox: NonNullable<SandboxQuery['sandbox']>; reload: () => Promise<unknown> };

/** The clock of a sandbox, and what banks, tenants and buyers do in real life. */
export function SandboxPanel({ sandbox: { date, maxDate }, reload }: Props) {
  const [opened, setOpened] = useState<(typeof actions)[number]['kind'] | null>(null);
  const dialog = { reload, onClose: () => setOpened(null) };
  return (
    <Panel>
      <p>
        Esta instalación es de pruebas: tiene su propia base de datos, sus claves empiezan con cim_test_ y lo que se
        simula aquí produce los mismos asientos, avisos y webhooks que lo real.
      </p>
      <Facts>
        <dt>Fecha del entorno</dt>
        <dd>{formatPaymentDate(date)}</dd>
        <dt>Se puede adelantar</dt>
        <dd>
          hasta el <span>{formatPaymentDate(maxDate)}</span>, {limits.sandboxYears.max} años después de la fecha real
        </dd>
      </Facts>
      <Actions>
        {actions.map(({ kind, label, operation }) => (
          <Allowed key={kind} to={operation}>
            <Button size="small" variant="secondary" onClick={() => setOpened(kind)}>
              {label}
            </Button>
          </Allowed>
        ))}
      </Actions>
      {opened === 'clock' && <ClockDialog {...dialog} min={addDays(date, 1)} max={maxDate} />}
      {opened === 'deposit' && <DepositDialog {...dialog} />}
      {opened === 'rents' && <RentsDialog {...dialog} />}
      {opened === 'exit' && <ExitDialog {...dialog} />}
    </Panel>
  );
}
