import { formatLongDate, toCalendarDate } from '@cimiento/contracts';
import { Actions, Badge, Button } from '@cimiento/ui';
import { RowList } from '../RowList';
import { PasskeyForm } from './PasskeyForm';
import { hasPasskeys } from './passkeys';
import type { MySecondFactorQuery } from './second-factor.generated';
import { TotpEnrolment } from './TotpEnrolment';
import type { SecondFactorTasks } from './useSecondFactorTasks';

type Props = { status: MySecondFactorQuery['mySecondFactor']; tasks: SecondFactorTasks };

const formatDate = (instant: string): string => formatLongDate(toCalendarDate(instant));

/** The authenticator app: whether it is active, and how to set it up or remove it. */
export function TotpSection({
  status: { totpSince, passkeys, isRequired },
  tasks: { step, setStep, isBusy, startTotp, confirmTotp, askToRemoveTotp },
}: Props) {
  return (
    <section aria-label="Aplicación de códigos">
      <h3>
        Aplicación de códigos {totpSince !== null && <Badge tone="success">Activa</Badge>}
        {totpSince === null && passkeys.length === 0 && isRequired && <Badge tone="warning">Obligatoria</Badge>}
      </h3>
      <p>
        {totpSince === null
          ? 'Al iniciar sesión te pediremos también un código de tu teléfono. Así, tu contraseña sola no abre tu cuenta.'
          : `Activa desde el ${formatDate(totpSince)}. Si cambias de teléfono, configúrala ahí: la anterior vale hasta el primer código de la nueva.`}
      </p>
      {step?.kind === 'totp' && (
        <TotpEnrolment enrolment={step.enrolment} onConfirm={confirmTotp} onCancel={() => setStep(null)} />
      )}
      {step?.kind !== 'totp' && (
        <Actions>
          <Button variant="secondary" disabled={isBusy} onClick={() => void startTotp()}>
            {totpSince === null ? 'Configurar aplicación' : 'Configura la app en tu teléfono nuevo'}
          </Button>
          {totpSince !== null && (
            <Button variant="secondary" disabled={isBusy} onClick={askToRemoveTotp}>
              Quitar aplicación
            </Button>
          )}
        </Actions>
      )}
    </section>
  );
}

/** The user's passkeys, with the form for another. */
export function PasskeySection({
  status: { passkeys, canAddPasskeys },
  tasks: { step, setStep, isBusy, addPasskey, askToRemovePasskey },
}: Props) {
  return (
    <section aria-label="Passkeys">
      <h3>Passkeys</h3>
      <p>
        Una passkey es una llave guardada en tu dispositivo. Confirma con el dedo, el rostro o el PIN de tu dispositivo,
        o con una llave de seguridad.
      </p>
      {passkeys.length > 0 && (
        <RowList>
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id}>
              <div>
                <strong>{name}</strong>
                <small>
                  {`Creada el ${formatDate(createdAt)}${lastUsedAt === null ? '' : ` · Usada el ${formatDate(lastUsedAt)}`}`}
                </small>
              </div>
              <Button
                variant="secondary"
                size="small"
                aria-label={`Quitar ${name}`}
                disabled={isBusy}
                onClick={() => askToRemovePasskey(id, name)}
              >
                Quitar
              </Button>
            </li>
          ))}
        </RowList>
      )}
      {step?.kind === 'passkey' && <PasskeyForm onAdd={addPasskey} onCancel={() => setStep(null)} />}
      {step?.kind !== 'passkey' && canAddPasskeys && hasPasskeys() && (
        <Button variant="secondary" disabled={isBusy} onClick={() => setStep({ kind: 'passkey' })}>
          Agregar passkey
        </Button>
      )}
    </section>
  );
}
