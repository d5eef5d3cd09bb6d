import { outboxStatuses, outboxStatusLabel, webhookTypeLabel, webhookTypes } from '@cimiento/contracts';
import { parseEnum, usePageQuery } from '@cimiento/product-ui/lists';
import { useMemo, useState } from 'react';
import { ListFilter } from '../../shared/records/Filter';
import { Panel } from '../../shared/records/Panel';
import { SearchableList } from '../../shared/records/SearchableList';
import { listVariables, useListState } from '../../shared/records/useListState';
import { createDeliveryColumns, type Delivery } from './delivery-columns';
import { DeliveryDialog } from './DeliveryDialog';
import { WebhookDeliveriesDocument, WebhooksDocument } from './webhooks.generated';

const words = {
  caption: 'Envíos',
  search: 'Buscar por evento...',
  loading: 'Cargando envíos...',
  failure: 'No se pudieron cargar los envíos',
  empty: 'No hay envíos',
  emptyHint: 'Aquí verás cada evento de los últimos 90 días: a qué webhook se envió y qué respondió.',
};

const options = { sorts: ['id'], descending: true, filters: ['status', 'event', 'endpointId'] } as const;
const statuses = outboxStatuses.map((value) => ({ value, label: outboxStatusLabel[value] }));
const events = webhookTypes.map((value) => ({ value, label: webhookTypeLabel[value] }));

const parseId = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** What was sent to webhooks in the last 90 days, newest first. */
export function DeliveriesPanel() {
  const list = useListState(options);
  const { search, offset, limit } = listVariables(list);
  const query = usePageQuery(WebhookDeliveriesDocument, {
    endpointId: parseId(list.filter('endpointId')),
    status: parseEnum(outboxStatuses, list.filter('status')) ?? null,
    event: parseEnum(webhookTypes, list.filter('event')) ?? null,
    search: search ?? null,
    offset,
    limit,
  });
  const { data, reload } = query;
  const { data: known } = usePageQuery(WebhooksDocument, {});
  const endpoints = (known?.webhookEndpoints ?? []).map(({ id, url, description }) => ({
    value: String(id),
    label: `#${id} ${description ?? url}`,
  }));
  const [opened, setOpened] = useState<Delivery | null>(null);
  const columns = useMemo(() => createDeliveryColumns(setOpened), []);
  return (
    <Panel>
      <SearchableList texts={words} columns={columns} list={list} query={query} page={data?.adminWebhookDeliveries}>
        <ListFilter list={list} name="endpointId" label="Webhook" all="Webhook: todos" choices={endpoints} />
        <ListFilter list={list} name="event" label="Evento" all="Evento: todos" choices={events} />
        <ListFilter list={list} name="status" label="Estado" all="Estado: todos" choices={statuses} />
      </SearchableList>
      {opened && <DeliveryDialog delivery={opened} reload={reload} onClose={() => setOpened(null)} />}
    </Panel>
  );
}
