import { paths } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { toCallError } from '@cimiento/session';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  lazyDialog,
  PageHeader,
  Skeleton,
  TextLink,
  usePageTitle,
} from '@cimiento/ui';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { AuditEntryDialog } from '../../access/audit-log/AuditEntryDialog';
import { UserDialogs } from '../../access/users/UserDialogs';
import { EmailDialog } from '../../messages/email/EmailDialog';
import { Allowed } from '../../shared/access/allowed';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { guardPage } from '../../shared/layout/guardPage';
import type { PersonOverview } from './person-columns';
import { findPersonTab, toFlags, type WholeList } from './person-tabs';
import { Columns, PersonFacts, PersonShape } from './PersonFacts';
import { addParams, type Opened } from './person-dialogs';
import { PersonTabs } from './PersonTabs';
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

const newest = 10;
const largestList = 1000;

function Person({ id }: { id: number }) {
  const [params] = useSearchParams();
  const isWhole = (list: WholeList): boolean => params.get('all') === list;
  const { data, loading, error, reload, refresh } = usePageQuery(UserOverviewDocument, {
    id,
    newestNotices: isWhole('notices') ? largestList : newest,
    newestStatements: isWhole('statements') ? largestList : newest,
    ...toFlags(findPersonTab(params)),
  });
  const [opened, open] = useState<Opened | null>(null);
  const overview = data?.userOverview;
  usePageTitle(overview?.user.fullName ?? 'Usuario');
  const isMissing = error !== undefined && toCallError(error).code === 'NOT_FOUND';
  if (isMissing) return <PersonNotFound />;
  return (
    <>
      {loading && !overview && (
        <Skeleton label="Cargando usuario...">
          <PersonShape />
        </Skeleton>
      )}
      {Boolean(error) && !loading && <ErrorState message="No se pudo cargar este usuario." onRetry={refresh} />}
      {overview && (
        <>
          <PageHeader
            title={overview.user.fullName}
            actions={
              <Allowed to="updateUser">
                <Button variant="secondary" size="small" onClick={() => open({ part: 'user' })}>
                  Editar
                </Button>
              </Allowed>
            }
          />
          <Columns>
            <PersonFacts overview={overview} />
            <PersonTabs overview={overview} isWhole={isWhole} open={open} />
          </Columns>
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
