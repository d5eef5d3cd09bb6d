import {
  addMonths,
  formatMonthTitle,
  isPeriod,
  limits,
  paths,
  paymentMonthPath,
  paymentStatus,
  runPaymentStatuses,
  today,
  toPeriod,
  type RunPaymentStatus,
} from '@cimiento/contracts';
import { paymentRunFormFields as fields } from '@cimiento/contracts/fields';
import { usePageQuery } from '@cimiento/product-ui/lists';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  lazyDialog,
  Muted,
  PageHeader,
  SelectField,
  space,
  Skeleton,
  TextField,
  TextLink,
  usePageTitle,
} from '@cimiento/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Allowed } from '../../shared/access/allowed';
import { guardPage } from '../../shared/layout/guardPage';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { RecordTable } from '../../shared/records/RecordTable';
import { PostedPaymentRuns } from '../payment-runs/PostedPaymentRuns';
import type { RunStart } from '../payment-runs/PaymentRunDialog';
import type { Proposed } from './MonthRunsDialog';
import { createMonthColumns, getButtonId, hasRent, isPayable, toRows, type Month } from './month-columns';
import { PaymentMonthDocument } from './payment-months.generated';

const PaymentRunDialog = lazyDialog(() =>
  import(/* webpackChunkName: 'payment-dialogs' */ '../payment-runs/PaymentRunDialog').then(
    (module) => module.PaymentRunDialog,
  ),
);

const MonthRunsDialog = lazyDialog(() =>
  import(/* webpackChunkName: 'payment-dialogs' */ './MonthRunsDialog').then((module) => module.MonthRunsDialog),
);

/** Two fields side by side above the table. */
const Proposal = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 14rem));
  gap: ${space[2]};
`;

/** A monthly payment of what is missing, with the day and the status that the page proposes for all. */
const toStart = (month: Month, period: string, proposed: Proposed): RunStart => ({
  project: { id: month.projectId, label: month.name },
  values: {
    ...proposed,
    projectId: month.projectId,
    period,
    amount: month.proposed,
    continueForMissing: true,
  },
  isPreviewed: true,
});

const statuses = runPaymentStatuses.map((value) => ({ value, label: paymentStatus[value].label }));

type ProposalProps = { proposed: Proposed; onChange: (proposed: Proposed) => void };

/** Day and status that each monthly payment of the page starts with. */
const ProposalFields = ({ proposed, onChange }: ProposalProps) => (
  <Proposal aria-label="Propuesta para los pagos del mes">
    <TextField
      type="date"
      label={fields.paymentDate.label}
      value={proposed.paymentDate}
      error={proposed.paymentDate === '' ? 'Elige la fecha de pago' : undefined}
      onChange={({ currentTarget }) => onChange({ ...proposed, paymentDate: currentTarget.value })}
    />
    <SelectField
      label={fields.status.label}
      value={proposed.status}
      choices={statuses}
      onChange={({ currentTarget }) => onChange({ ...proposed, status: currentTarget.value as RunPaymentStatus })}
    />
  </Proposal>
);

type MonthsProps = { period: string; months: readonly Month[]; reload: () => Promise<unknown> };

function Months({ period, months, reload }: MonthsProps) {
  const [proposed, setProposed] = useState<Proposed>({ paymentDate: today(), status: 'pending' });
  const [chosen, setChosen] = useState<Month | null>(null);
  const [posted, setPosted] = useState(0);
  const withRent = months.filter(hasRent);
  const withoutRent = months.filter((month) => !hasRent(month));
  const payable = withRent.filter(isPayable);
  const [isPostingAll, setIsPostingAll] = useState(false);
  const focusNext = (after: Month) => {
    const rows = withRent.filter((month) => month === after || isPayable(month));
    const index = rows.indexOf(after);
    const next = [...rows.slice(index + 1), ...rows.slice(0, index)][0];
    // The timeout lets the dialog restore the focus first.
    setTimeout(() => next && document.getElementById(getButtonId(next))?.focus());
  };
  const close = (isPosted = false) => {
    setChosen(null);
    if (!chosen || !isPosted) return;
    setPosted(posted + 1);
    focusNext(chosen);
  };
  if (withRent.length === 0) {
    return (
      <EmptyState
        title="Ninguna renta en este mes"
        description="Aquí verás cada proyecto que proyecte, cobre o pague una renta de este mes."
      />
    );
  }
  return (
    <>
      <Allowed to="postPaymentRun">
        <ProposalFields proposed={proposed} onChange={setProposed} />
        {payable.length > 1 && (
          <div>
            <Button onClick={() => setIsPostingAll(true)}>{`Publicar los ${payable.length}`}</Button>
          </div>
        )}
      </Allowed>
      <RecordTable
        dense
        caption={`Rentas de ${formatMonthTitle(period)}`}
        columns={createMonthColumns(withRent, period, setChosen)}
        rows={toRows(withRent)}
        rowKey={({ id }) => id}
      />
      {withoutRent.length > 0 && (
        <Muted>{`Sin renta en este mes: ${withoutRent.map(({ name }) => name).join(', ')}.`}</Muted>
      )}
      <PostedPaymentRuns key={posted} period={period} reload={reload} />
      {isPostingAll && (
        <MonthRunsDialog
          period={period}
          months={payable}
          proposed={proposed}
          onClose={() => {
            setIsPostingAll(false);
            setPosted(posted + 1);
          }}
          reload={reload}
        />
      )}
      {chosen && <PaymentRunDialog start={toStart(chosen, period, proposed)} onClose={close} reload={reload} />}
    </>
  );
}

function PaymentMonth({ period }: { period: string }) {
  const title = formatMonthTitle(period);
  usePageTitle(title);
  const { data, loading, error, reload, refresh } = usePageQuery(PaymentMonthDocument, { period });
  const previous = addMonths(period, -1);
  const next = addMonths(period, 1);
  return (
    <>
      <PageHeader
        title={title}
        lead="La renta de cada proyecto: lo proyectado, lo que envió y lo que ya se pagó."
        actions={
          <>
            <ButtonLink to={paymentMonthPath(previous)} variant="secondary">
              {`← ${formatMonthTitle(previous)}`}
            </ButtonLink>
            <ButtonLink to={paymentMonthPath(next)} variant="secondary">
              {`${formatMonthTitle(next)} →`}
            </ButtonLink>
          </>
        }
      />
      {loading && !data && <Skeleton label="Cargando rentas..." />}
      {Boolean(error) && !loading && (
        <ErrorState message="No se pudieron cargar las rentas de este mes." onRetry={refresh} />
      )}
      {data && <Months key={period} period={period} months={data.paymentMonth} reload={reload} />}
    </>
  );
}

const isShown = (period: string): boolean =>
  isPeriod(period) && Number(period.slice(0, 4)) >= limits.paymentYears.first;

/** The rents of the month in the address: what is missing of each project, paid row by row, and the monthly payments of the month. */
function PaymentMonthPage() {
  const { period = '' } = useParams();
  return (
    <AdminLayout>
      <div>
        <TextLink to={paths.adminPayments}>← Volver a pagos</TextLink>
      </div>
      {isShown(period) ? (
        <PaymentMonth period={period} />
      ) : (
        <EmptyState
          title="Ese mes no existe"
          description="La dirección debe terminar en un mes, por ejemplo 2026-01."
          action={<ButtonLink to={paymentMonthPath(toPeriod(today()))}>Ver este mes</ButtonLink>}
        />
      )}
    </AdminLayout>
  );
}

export default guardPage(paths.adminPaymentMonth, PaymentMonthPage);
