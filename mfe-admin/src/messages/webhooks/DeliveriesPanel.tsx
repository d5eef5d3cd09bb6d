import { outboxStatus, webhookTypeLabel } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { createRecordList } from '../../shared/records/createRecordList';
import { Panel } from '../../shared/records/Panel';
import { SearchableList } from '../../shared/records/SearchableList';
import { createDeliveryColumns } from './delivery-columns';
import { DeliveryDialog } from './DeliveryDialog';
import { WebhookDeliveriesDocument, WebhooksDocument } from './webhooks.generated';

const parseId = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

const useDeliveries = createRecordList({
  texts: {
    caption: 'Envíos',
    search: 'Buscar por evento...',
    records: 'los envíos',
    empty: 'No hay envíos',
    emptyHint: 'Aquí verás cada evento de los últimos 90 días: a qué webhook se envió y qué respondió.',
  },
  filters: {
    endpointId: { label: 'Webhook', all: 'Webhook: todos' },
    event: { label: 'Evento', all: 'Evento: todos', labels: webhookTypeLabel },
    status: { label: 'Estado', all: 'Estado: todos', labels: outboxStatus },
  },
  toVariables: (search, getFilter) => ({ search, endpointId: parseId(getFilter('endpointId')) }),
  query: WebhookDeliveriesDocument,
  getPage: (data) => data.adminWebhookDeliveries,
  columns: createDeliveryColumns,
});

/** Webhook deliveries of the last 90 days, newest first. */
export function DeliveriesPanel() {
  const { data } = usePageQuery(WebhooksDocument, {});
  const endpointId = (data?.webhookEndpoints ?? []).map(({ id, url, description }) => ({
    value: String(id),
    label: `#${id} ${description ?? url}`,
  }));
  const { opened, close, ...list } = useDeliveries({ endpointId });
  return (
    <Panel>
      <SearchableList {...list} />
      {opened && <DeliveryDialog delivery={opened} reload={list.query.reload} onClose={close} />}
    </Panel>
  );
}
