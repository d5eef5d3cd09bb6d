import { webhookOverlapHours } from '@cimiento/contracts';
import { Code } from '../../shared/records/Panel';
import { SecretDialog } from '../../shared/records/SecretDialog';

type Props = { value: string; isRotated: boolean; onClose: () => void };

/** Shows the new secret of an endpoint, which cannot be read again. */
export const WebhookSecretDialog = ({ value, isRotated, onClose }: Props) => (
  <SecretDialog
    title={isRotated ? 'Secreto cambiado' : 'Webhook creado'}
    label="Secreto del webhook"
    value={value}
    copyLabel="Copiar secreto"
    copied="Secreto copiado"
    closeLabel="Ya lo guardé"
    usage={
      <p>
        Con él tu sistema comprueba la cabecera <Code>webhook-signature</Code> de cada envío, según Standard Webhooks.
      </p>
    }
    onClose={onClose}
  >
    <p>
      Cópialo ahora y guárdalo donde se guardan las contraseñas: no volveremos a mostrarlo.
      {isRotated && (
        <span>{` El anterior firma también durante ${webhookOverlapHours} horas, para que alcances a cambiarlo.`}</span>
      )}
    </p>
  </SecretDialog>
);
