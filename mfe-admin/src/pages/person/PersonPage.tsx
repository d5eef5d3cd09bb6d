import { paths } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { toCallError } from '@cimiento/session';
import { ButtonLink, EmptyState, ErrorState, lazyDialog, Skeleton, TextLink, usePageTitle } from '@cimiento/ui';
import { useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { guardPage } from '../../shared/layout/guardPage';
import { createEmailColumns, type Email } from '../../messages/email/email-columns';
import { EmailDialog } from '../../messages/email/EmailDialog';
import type { OrderDialog } from '../../investing/order-actions/order-row';
import type { Payment } from '../../investing/payment-form/payment-row';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { auditColumns } from '../../access/audit-log/audit-columns';
import { AuditEntryDialog } from '../../access/audit-log/AuditEntryDialog';
import type { AuditItem } from '../../shared/history/AuditEntryView';
import { securityEventColumns } from '../../access/security-events/security-event-columns';
import {
  createOrderColumns,
  createPaymentColumns,
  createRequestColumns,
  investmentColumns,
  movementColumns,
  noticeColumns,
  statementColumns,
  withdrawalColumns,
  type PersonOverview,
} from './person-columns';
import { PersonHeader } from './PersonHeader';
import { PersonSection } from './PersonSection';
import { UserDialogs } from '../../access/users/UserDialogs';
import { UserOverviewDocument } from './user-overview.generated';

// Most visits correct nothing.
const OrderDialogs = lazyDialog(() =>
  import('../../investing/order-actions/OrderDialogs').then((module) => module.OrderDialogs),
);
const PaymentDialogs = lazyDialog(() =>
  import(/* webpackChunkName: 'payment-dialogs' */ '../../investing/payment-form/PaymentDialogs').then(
    (module) => module.PaymentDialogs,
  ),
);

const PersonNotFound = () => (
  <EmptyState
    title="Usuario no encontrado"
    description="La dirección debe terminar en el número de una cuenta."
    action={<ButtonLink to={paths.adminUsers}>Ver los usuarios</ButtonLink>}
  />
);

/** The dialog open over the page. */
type Opened =
  | { part: 'user' }
  | { part: 'email'; row: Email }
  | { part: 'change'; row: AuditItem }
  | { part: 'order'; dialog: OrderDialog }
  | { part: 'payment'; row: Payment };

const ownSecurityColumns = securityEventColumns.filter(({ key }) => key !== 'user');

const addParams = (path: string, params: Record<string, string>): string => `${path}?${new URLSearchParams(params)}`;

type DialogProps = { opened: Opened; overview: PersonOverview; reload: () => Promise<unknown>; onClose: () => void };

/** The dialog over the page: the dialogs of the lists of each kind. */
function PersonDialog({ opened, overview, reload, onClose }: DialogProps) {
  const navigate = useNavigate();
  if (opened.part === 'user')
    return <UserDialogs dialog={{ kind: 'edit', row: overview.user }} reload={reload} onClose={onClose} />;
  if (opened.part === 'email')
    return <EmailDialog email={opened.row} onReplayed={() => void reload()} onClose={onClose} />;
  if (opened.part === 'order') return <OrderDialogs dialog={opened.dialog} reload={reload} onClose={onClose} />;
  if (opened.part === 'payment')
    return <PaymentDialogs dialog={{ kind: 'edit', row: opened.row }} reload={reload} onClose={onClose} />;
  const { entity, recordId } = opened.row;
  const history = addParams(paths.adminSettings, { tab: 'changes', entity, q: String(recordId) });
  return <AuditEntryDialog entry={opened.row} onShowHistory={() => void navigate(history)} onClose={onClose} />;
}

/** Parts that no list of the back office has, so that the page itself shows all of them: the name in `?all=`. */
type OwnPart = 'notices' | 'statements';
const newest = 10;
const largestPart = 1000;

type SectionsProps = {
  overview: PersonOverview;
  isWhole: (part: OwnPart) => boolean;
  open: (opened: Opened) => void;
};

function PersonSections({ overview, isWhole, open }: SectionsProps) {
  const { user, payments, movements, orders, investments, withdrawals, notices, emails } = overview;
  const { statements, requests, securityEvents, changes } = overview;
  const { email, id } = user;
  const columns = useMemo(
    () => ({
      orders: createOrderColumns((dialog) => open({ part: 'order', dialog })),
      payments: createPaymentColumns((row) => open({ part: 'payment', row })),
      requests: createRequestColumns(email),
      emails: createEmailColumns((row) => open({ part: 'email', row })),
      changes: auditColumns((row) => open({ part: 'change', row })),
    }),
    [email, open],
  );
  const list = (path: string, tab?: string) => addParams(path, { ...(tab && { tab }), q: email });
  const settings = (tab: string, search: string) => addParams(paths.adminSettings, { tab, q: search });
  const whole = (part: OwnPart) => (isWhole(part) ? undefined : `?all=${part}`);
  return (
    <>
      <PersonSection title="Pagos" columns={columns.payments} rows={payments} all={list(paths.adminPayments)} />
      <PersonSection
        title="Movimientos del saldo"
        columns={movementColumns}
        rows={movements}
        all={list(paths.adminLedger, 'entries')}
      />
      <PersonSection title="Órdenes" columns={columns.orders} rows={orders} all={list(paths.adminOrders)} />
      <PersonSection
        title="Inversiones"
        columns={investmentColumns}
        rows={investments}
        all={list(paths.adminInvestments)}
      />
      <PersonSection
        title="Retiros"
        columns={withdrawalColumns}
        rows={withdrawals}
        all={list(paths.adminWithdrawals)}
      />
      <PersonSection title="Avisos" columns={noticeColumns} rows={notices} all={whole('notices')} />
      <PersonSection
        title="Correos"
        columns={columns.emails}
        rows={emails}
        all={settings('emails', email)}
        listedBy="adminEmails"
      />
      <PersonSection title="Estados de cuenta" columns={statementColumns} rows={statements} all={whole('statements')} />
      <PersonSection
        title="Solicitudes de datos"
        columns={columns.requests}
        rows={requests}
        all={list(paths.adminPrivacy)}
      />
      <PersonSection
        title="Ingresos y dispositivos"
        columns={ownSecurityColumns}
        rows={securityEvents}
        all={settings('security', String(id))}
        listedBy="securityEvents"
      />
      <PersonSection
        title="Cambios"
        columns={columns.changes}
        rows={changes}
        all={settings('changes', email)}
        listedBy="auditEntries"
      />
    </>
  );
}

function Person({ id }: { id: number }) {
  const [params] = useSearchParams();
  const isWhole = (part: OwnPart): boolean => params.get('all') === part;
  const { data, loading, error, reload, refresh } = usePageQuery(UserOverviewDocument, {
    id,
    notices: isWhole('notices') ? largestPart : newest,
    statements: isWhole('statements') ? largestPart : newest,
  });
  const [opened, open] = useState<Opened | null>(null);
  const overview = data?.userOverview;
  usePageTitle(overview?.user.fullName ?? 'Usuario');
  const isMissing = error !== undefined && toCallError(error).code === 'NOT_FOUND';
  if (isMissing) return <PersonNotFound />;
  return (
    <>
      {loading && !overview && <Skeleton label="Cargando usuario..." />}
      {Boolean(error) && !loading && <ErrorState message="No se pudo cargar este usuario." onRetry={refresh} />}
      {overview && (
        <>
          <PersonHeader overview={overview} onEdit={() => open({ part: 'user' })} />
          <PersonSections overview={overview} isWhole={isWhole} open={open} />
          {opened && <PersonDialog opened={opened} overview={overview} reload={reload} onClose={() => open(null)} />}
        </>
      )}
    </>
  );
}

/** Everything about the person in the address: who they are, their money, and the newest records of each kind. */
function PersonPage() {
  const { id = '' } = useParams();
  const isId = /^[1-9]\d{0,8}$/.test(id);
  return (
    <AdminLayout>
      <div>
        <TextLink to={paths.adminUsers}>← Volver a usuarios</TextLink>
      </div>
      {isId ? <Person key={id} id={Number(id)} /> : <PersonNotFound />}
    </AdminLayout>
  );
}

export default guardPage(paths.adminUser, PersonPage);
