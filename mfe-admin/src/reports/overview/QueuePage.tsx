import {
  exitPath,
  listedQueues,
  operationQueue,
  paymentMonthPath,
  paths,
  projectContentPath,
  today,
  toPeriod,
  type ListedQueue,
} from '@cimiento/contracts';
import { parseEnum, usePageQuery } from '@cimiento/product-ui/lists';
import { PageHeader, usePageTitle, type Column } from '@cimiento/ui';
import { useMemo } from 'react';
import { PageLink } from '../../shared/access/PageLink';
import { guardPage } from '../../shared/layout/guardPage';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { RecordList } from '../../shared/records/RecordList';
import { listVariables, useListState } from '../../shared/records/useListState';
import { QueueItemsDocument, type QueueItemsQuery } from './overview.generated';
import { personPath } from '../../shared/records/PersonLink';
import { dateColumn, moneyColumn, textColumn } from '../../shared/records/columns';

type Item = QueueItemsQuery['queueItems']['items'][number];

const leads: Record<ListedQueue, string> = {
  rents_to_collect:
    'Proyectos que enviaron menos renta que la pagada, la repartida y sus gastos. Asigna sus movimientos del banco en Conciliación.',
  rents_to_distribute:
    'Proyectos con renta que nadie ha repartido, después de sus gastos y de los pagos que esperan. Regístrala en el mes al que pertenece.',
  projects_past_term:
    'Proyectos cuyo plazo terminó sin que se hayan vendido. Publica su nueva fecha o registra su salida.',
  exits_without_settlement:
    'Proyectos finalizados cuya venta nadie repartió. Registra su salida para acreditar a los inversionistas.',
  sales_to_collect:
    'Proyectos cuya venta se repartió y cuyo dinero aún no se asigna desde el extracto del banco, en Conciliación.',
  capital_to_deliver:
    'Proyectos vendidos cuyo capital no se entregó entero. Asigna el débito del banco en Conciliación.',
  rounds_to_confirm:
    'Rondas que reunieron su mínimo y cerraron. Dos administradores las confirman antes de su último día; si no, el dinero vuelve a los inversionistas.',
  money_in_rounds:
    'Dinero que las rondas tienen apartado, por proyecto. Pasa al proyecto solo cuando la ronda se confirma.',
  statements_to_confirm:
    'Extractos del banco que nadie ha comparado con la página del banco. Su dinero no se puede retirar hasta que otra persona los confirme en Aprobaciones.',
  negative_balances: 'Personas cuyo saldo quedó bajo cero por una corrección. Sus próximas rentas lo compensan.',
};

/** The name of a queue's rows, other than projects. */
const rowNames: Partial<Record<ListedQueue, string>> = {
  negative_balances: 'Usuario',
  statements_to_confirm: 'Extracto',
};

const options = { sorts: ['since'], filters: ['queue'] } as const;

/** Page on which a row is settled: of the project, its exit, its rent, or the user. */
function getPath(queue: ListedQueue, { id, label }: Item): string {
  if (queue === 'exits_without_settlement' || queue === 'sales_to_collect') return exitPath(id);
  if (queue === 'rents_to_collect' || queue === 'capital_to_deliver')
    return `${paths.adminReconciliation}?status=suspense`;
  if (queue === 'rounds_to_confirm' || queue === 'money_in_rounds') return projectContentPath(id);
  if (queue === 'rents_to_distribute') return paymentMonthPath(toPeriod(today()));
  if (queue === 'statements_to_confirm') return `${paths.adminApprovals}?status=pending`;
  if (queue === 'negative_balances') return personPath(id);
  return `${paths.adminProjects}?${new URLSearchParams({ q: label })}`;
}

const createColumns = (queue: ListedQueue): readonly Column<Item>[] => [
  {
    key: 'label',
    compact: 'title',
    header: rowNames[queue] ?? 'Proyecto',
    cell: (item) => (
      <PageLink keepsText to={getPath(queue, item)}>
        {item.label}
      </PageLink>
    ),
  },
  textColumn('detail', 'Detalle'),
  moneyColumn('amount', 'Monto'),
  dateColumn('since', 'Desde', { compact: 'labelled' }),
];

/** The rows of a queue of the console that no other list shows. */
function QueuePage() {
  const list = useListState(options);
  const queue = parseEnum(listedQueues, list.filter('queue')) ?? listedQueues[0];
  const { label } = operationQueue[queue];
  usePageTitle(label);
  const { offset, limit } = listVariables(list);
  const { data, loading, error, refresh } = usePageQuery(QueueItemsDocument, { queue, offset, limit });
  const columns = useMemo(() => createColumns(queue), [queue]);
  return (
    <AdminLayout>
      <PageHeader title={label} lead={leads[queue]} />
      <RecordList
        texts={{
          caption: label,
          loading: 'Cargando...',
          failure: 'No se pudo cargar la lista',
          empty: 'Nada pendiente',
          emptyHint: 'Cuando haya algo que atender, lo verás aquí.',
        }}
        columns={columns}
        list={list}
        page={data?.queueItems}
        loading={loading}
        error={error}
        onRetry={refresh}
      />
    </AdminLayout>
  );
}

export default guardPage(paths.adminQueues, QueuePage);
