import { paths } from '@cimiento/contracts';
import { Stack } from '@cimiento/ui';
import { useMemo, type ReactNode } from 'react';
import { auditColumns } from '../../access/audit-log/audit-columns';
import { securityEventColumns } from '../../access/security-events/security-event-columns';
import { createEmailColumns } from '../../messages/email/email-columns';
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
import type { PersonTab, WholeList } from './person-tabs';
import { addParams, type Opened } from './person-dialogs';
import { PersonSection } from './PersonSection';

const ownSecurityColumns = securityEventColumns.filter(({ key }) => key !== 'user');

/** A tab with lists; the first one has the timeline. */
type ListTab = Exclude<PersonTab, 'activity'>;

type Props = {
  tab: ListTab;
  overview: PersonOverview;
  isWhole: (list: WholeList) => boolean;
  open: (opened: Opened) => void;
};

/** The newest records of each kind that a tab lists. A list that the reader may not read is null. */
export function PersonLists({ tab, overview, isWhole, open }: Props) {
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
  const whole = (part: WholeList, tab: PersonTab) => (isWhole(part) ? undefined : addParams('', { tab, all: part }));
  const contents: Record<ListTab, () => ReactNode> = {
    investments: () => (
      <PersonSection
        title="Inversiones"
        columns={investmentColumns}
        rows={investments}
        all={list(paths.adminInvestments)}
      />
    ),
    payments: () => (
      <PersonSection title="Pagos" columns={columns.payments} rows={payments} all={list(paths.adminPayments)} />
    ),
    orders: () => (
      <PersonSection title="Órdenes" columns={columns.orders} rows={orders} all={list(paths.adminOrders)} />
    ),
    movements: () => (
      <>
        <PersonSection
          title="Movimientos del saldo"
          columns={movementColumns}
          rows={movements}
          all={list(paths.adminLedger, 'entries')}
        />
        <PersonSection
          title="Retiros"
          columns={withdrawalColumns}
          rows={withdrawals}
          all={list(paths.adminWithdrawals)}
        />
      </>
    ),
    messages: () => (
      <>
        <PersonSection title="Avisos" columns={noticeColumns} rows={notices} all={whole('notices', 'messages')} />
        <PersonSection
          title="Correos"
          columns={columns.emails}
          rows={emails}
          all={settings('emails', email)}
          listedBy="adminEmails"
        />
      </>
    ),
    documents: () => (
      <>
        <PersonSection
          title="Estados de cuenta"
          columns={statementColumns}
          rows={statements}
          all={whole('statements', 'documents')}
        />
        <PersonSection
          title="Solicitudes de datos"
          columns={columns.requests}
          rows={requests}
          all={list(paths.adminPrivacy)}
        />
      </>
    ),
    security: () => (
      <>
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
    ),
  };
  return <Stack $gap={3}>{contents[tab]()}</Stack>;
}
