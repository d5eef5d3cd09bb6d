import { useMutation } from '@apollo/client/react';
import { webhookEvents, webhookTypeLabel } from '@cimiento/contracts';
import { webhookEndpointFields } from '@cimiento/contracts/fields';
import { webhookEndpointSchema, type WebhookEndpointInput } from '@cimiento/contracts/schemas';
import { FormCheckbox, getCheckboxProps } from '@cimiento/ui/form';
import { useRef } from 'react';
import { CheckboxChoices } from '../../shared/records/CheckboxChoices';
import { Wide } from '../../shared/records/Fields';
import { RecordDialog } from '../../shared/records/RecordDialog';
import { RecordField } from '../../shared/records/RecordField';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import {
  CreateWebhookDocument,
  UpdateWebhookDocument,
  type WebhookRowFragment as WebhookRow,
} from './webhooks.generated';

const toasts = {
  create: { success: 'Webhook creado', failure: 'No se pudo crear el webhook' },
  update: { success: 'Webhook actualizado', failure: 'No se pudo guardar el webhook' },
};

const choices = webhookEvents.map((value) => ({ value, label: `${webhookTypeLabel[value]} (${value})` }));

type Props = {
  /** The endpoint to edit; null creates one. */
  row: WebhookRow | null;
  reload: () => Promise<unknown>;
  onCreated: (secret: string) => void;
  onClose: () => void;
};

/** Creates or edits an endpoint. */
export function WebhookDialog({ row, reload, onCreated, onClose }: Props) {
  const { save } = useRecordChanges(reload);
  const [sendCreate] = useMutation(CreateWebhookDocument, { fetchPolicy: 'no-cache' });
  const [sendUpdate] = useMutation(UpdateWebhookDocument);
  // A ref: the form closes itself right after saving, before a state would update.
  const secret = useRef<string | null>(null);
  const create = (input: WebhookEndpointInput) =>
    save(async () => {
      const { data } = await sendCreate({ variables: { input } });
      secret.current = data?.createWebhookEndpoint.secret ?? null;
    }, toasts.create);
  const update = (id: number, input: WebhookEndpointInput) =>
    save(() => sendUpdate({ variables: { id, input } }), toasts.update);
  const initialValues: Partial<WebhookEndpointInput> = row
    ? {
        url: row.url,
        description: row.description,
        enabled: row.enabled,
        events: webhookEvents.filter((event) => row.events.includes(event)),
      }
    : { events: [], enabled: true };
  return (
    <RecordDialog
      title={row ? 'Editar webhook' : 'Crear webhook'}
      submitLabel={row ? 'Guardar' : 'Crear'}
      schema={webhookEndpointSchema}
      initialValues={initialValues}
      onSubmit={(input) => (row ? update(row.id, input) : create(input))}
      onClose={() => (secret.current === null ? onClose() : onCreated(secret.current))}
    >
      <Wide>
        <RecordField name="url" field={webhookEndpointFields.url} />
      </Wide>
      <Wide>
        <RecordField name="description" field={webhookEndpointFields.description} />
      </Wide>
      {row && (
        <Wide>
          <FormCheckbox name="enabled" {...getCheckboxProps(webhookEndpointFields.enabled)} />
        </Wide>
      )}
      <Wide>
        <CheckboxChoices name="events" legend="Eventos de los que se entera" choices={choices} />
      </Wide>
    </RecordDialog>
  );
}
