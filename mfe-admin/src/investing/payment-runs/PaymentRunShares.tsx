import {
  describePaymentsAhead,
  formatPaymentDate,
  paymentStatus,
  formatDollars,
  formatExactDollars,
  parseCents,
} from '@cimiento/contracts';
import type { PaymentRunForm } from '@cimiento/contracts/schemas';
import { Checkbox, color, space, text, VisuallyHidden } from '@cimiento/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { WarningNote } from '../../shared/records/Warnings';
import type { PaymentRunPreviewQuery } from './payment-runs.generated';
import { PersonLink } from '../../shared/records/PersonLink';

const Facts = styled.p`
  margin: 0 0 ${space[2]};
  color: ${color.muted};

  &:focus {
    outline: none;
  }
`;

/** The rent of the month, beside the amount to share. */
const Month = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  margin: 0 0 ${space[2]};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums lining-nums;

  dt {
    color: ${color.muted};
  }

  dd {
    margin: 0;
    font-weight: 560;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text.small};
  font-variant-numeric: tabular-nums lining-nums;

  th,
  td {
    padding: ${space[1]} 0;
    border-bottom: 1px solid ${color.line};
    text-align: start;
    overflow-wrap: anywhere;
  }

  thead th {
    color: ${color.muted};
    font-weight: 560;
  }

  tr > :last-child {
    padding-left: ${space[2]};
    text-align: end;
    white-space: nowrap;
  }

  tbody th {
    font-weight: 560;
  }

  small {
    display: block;
    color: ${color.muted};
    font-size: ${text.tiny};
    font-weight: 400;
  }

  /* Its lines stay in view together. */
  tfoot {
    position: sticky;
    bottom: 0;
    background: ${color.surface};
    box-shadow: 0 -1px ${color.lineStrong};
  }

  tfoot :is(th, td) {
    border-bottom: 0;
    font-size: ${text.body};
    font-weight: 640;
  }
`;

const LeftOut = styled.section`
  display: grid;
  gap: ${space[1]};
  margin-top: ${space[3]};

  ul {
    margin: 0;
    padding-left: ${space[3]};
  }
`;

/** Reason why an investment is left out of a month: its first month is later, or its order can still be cancelled. */
const describeWaiting = (from: string, period: string): string =>
  from > period ? `desde ${from}` : 'su orden todavía se puede cancelar';

const Figures = ({ figures }: { figures: readonly (readonly [label: string, amount: string])[] }) => (
  <Month>
    {figures.map(([label, amount]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{formatExactDollars(amount)}</dd>
      </div>
    ))}
  </Month>
);

type Preview = PaymentRunPreviewQuery['paymentRunPreview'];
type Props = {
  values: PaymentRunForm;
  project: string;
  preview: Preview;
  /** The confirmations needed before the payments are posted. */
  warnings: readonly string[];
  areAccepted: boolean;
  onAccept: (accepted: boolean) => void;
};

/** Reasons to look at a monthly payment again before it is posted. */
export function listRunWarnings(
  { participants, status, paymentDate }: PaymentRunForm,
  { shares, warnings }: Preview,
): string[] {
  const ahead = status === 'paid' ? describePaymentsAhead(shares.map(() => ({ paymentDate }))) : null;
  return [
    ...(participants === 'all'
      ? ['Participan también las inversiones que se hicieron después de este mes y las que aún se pueden cancelar.']
      : []),
    ...(ahead === null ? [] : [ahead]),
    ...warnings.map(({ message }) => message),
  ];
}

/** The effect on the shares if the registered capital differs from the project's. */
function describeDifference({ basis }: PaymentRunForm, { registered, funded }: Preview): string {
  if (registered > funded)
    return 'Hay más inversiones registradas que lo financiado: revisa el proyecto antes de pagar.';
  return basis === 'funded'
    ? 'Cada inversión recibe su parte de lo financiado; lo que corresponde a capital sin registrar queda en la renta del proyecto.'
    : 'Falta registrar inversiones: cada una recibirá más de lo que dice la página del proyecto. Para pagar a cada una solo su parte, vuelve y reparte según lo financiado.';
}

/** Preview of the amount that each investor receives. */
export function PaymentRunShares({ values, project, preview, warnings, areAccepted, onAccept }: Props) {
  const { shares, total, retained, leftOut, registered, funded } = preview;
  const facts = useRef<HTMLParagraphElement>(null);
  // The button that opened this step is gone: move the focus to the start of the step.
  useEffect(() => facts.current?.focus(), []);
  return (
    <>
      <Facts ref={facts} tabIndex={-1}>
        {`${project} · período ${values.period} · fecha de pago ${formatPaymentDate(values.paymentDate)} · ${paymentStatus[values.status].label.toLowerCase()}`}
      </Facts>
      <Figures
        figures={[
          ['Proyectado antes de comisiones', preview.projectedGross],
          ['Cobrado del proyecto', preview.collected],
          ['Ya pagado', preview.paid],
        ]}
      />
      {preview.net !== preview.gross && (
        <Figures
          figures={[
            ['Renta bruta', preview.gross],
            ['Comisión', preview.fee],
            ['Gastos', preview.expenses],
            ['Reserva', preview.reserve],
            ['Neto a repartir', preview.net],
          ]}
        />
      )}
      {(registered !== funded || warnings.length > 0) && (
        <WarningNote role="alert">
          {registered !== funded && (
            <p>
              <strong>{`Registrado ${formatDollars(registered)} de ${formatDollars(funded)} financiados.`}</strong>{' '}
              <span>{describeDifference(values, preview)}</span>
            </p>
          )}
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
          {warnings.length > 0 && (
            <Checkbox
              label="Es correcto: publicar así"
              checked={areAccepted}
              onChange={({ currentTarget }) => onAccept(currentTarget.checked)}
            />
          )}
        </WarningNote>
      )}
      <Table>
        <caption>
          <VisuallyHidden>Reparto entre inversionistas</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Inversionista</th>
            <th scope="col">Monto</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ investmentId, user, invested, amount }) => (
            <tr key={investmentId}>
              <th scope="row">
                <PersonLink person={user} opensTab />
                <small>{`#${investmentId} · ${formatDollars(invested)} invertidos`}</small>
              </th>
              <td>{formatExactDollars(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{formatExactDollars(total)}</td>
          </tr>
          {parseCents(retained) > 0 && (
            <tr>
              <th scope="row">Sin repartir</th>
              <td>{formatExactDollars(retained)}</td>
            </tr>
          )}
        </tfoot>
      </Table>
      {leftOut.length > 0 && (
        <LeftOut aria-label="Sin derecho a este mes">
          <h3>Sin derecho a este mes</h3>
          <ul>
            {leftOut.map(({ investmentId, user, from }) => (
              <li key={investmentId}>
                <PersonLink person={user} opensTab />
                <span>{` · #${investmentId} · ${describeWaiting(from, values.period)}`}</span>
              </li>
            ))}
          </ul>
        </LeftOut>
      )}
    </>
  );
}
