import { formatLongDate, toCalendarDate } from '@cimiento/contracts';
import { getUserMessage, toCallError, useAuth } from '@cimiento/session';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Actions, Badge, Button, color, ConfirmDialog, space, text } from '@cimiento/ui';
import { RowList } from '../RowList';
import { PasskeyForm } from './PasskeyForm';
import { createPasskey, hasPasskeys, isPasskeyCancelled } from './passkeys';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import type { MySecondFactorQuery } from './second-factor.generated';
import { type Enrolment, TotpEnrolment } from './TotpEnrolment';
import { useSecondFactorActions } from './useSecondFactorActions';

const Layout = styled.div`
  display: grid;
  gap: ${space[3]};

  h3 {
    margin: 0;
    font-size: ${text.body};
  }

  p {
    margin: ${space[0.5]} 0 ${space[1.5]};
    color: ${color.muted};
  }
`;

type Props = {
  status: MySecondFactorQuery['mySecondFactor'];
  /** Loads the status again. */
  reload: () => Promise<unknown>;
};

const formatDate = (instant: string): string => formatLongDate(toCalendarDate(instant));

/** The task that the panel is in, besides showing the factors. */
type Step =
  | { kind: 'totp'; enrolment: Enrolment }
  | { kind: 'passkey' }
  | { kind: 'renew' }
  | { kind: 'remove'; what: string; remove: () => Promise<unknown> };

/** Authenticator app, passkeys and recovery codes of the signed-in user. */
export function SecondFactorPanel({ status, reload }: Props) {
  const { refresh } = useAuth();
  const actions = useSecondFactorActions();
  const [step, setStep] = useState<Step | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const { totpSince, passkeys, recoveryCodesLeft, isRequired, canAddPasskeys } = status;
  const hasFactor = totpSince !== null || passkeys.length > 0;

  /** Runs an action; returns what is wrong, if anything. */
  const run = async (title: string, action: () => Promise<void>): Promise<string | undefined> => {
    setIsBusy(true);
    try {
      await action();
      return undefined;
    } catch (error) {
      const description = isPasskeyCancelled(error)
        ? 'Lo cancelaste, o pasó demasiado tiempo.'
        : getUserMessage(error, 'Revisa tu conexión e intenta de nuevo.');
      toast({ title, description, variant: 'destructive' });
      if (toCallError(error).code === 'UNAUTHENTICATED') void refresh();
      return description;
    } finally {
      setIsBusy(false);
    }
  };
  const finish = async (title: string, newCodes: readonly string[] = []) => {
    setStep(null);
    setCodes(newCodes);
    toast({ title });
    await reload();
  };

  const startTotp = () =>
    run('No se pudo empezar', async () => setStep({ kind: 'totp', enrolment: await actions.startTotp() }));
  const confirmTotp = (code: string) =>
    run('No se pudo activar', async () => finish('Aplicación de códigos activada', await actions.confirmTotp(code)));
  const addPasskey = async (name: string) => {
    await run('No se pudo crear la passkey', async () => {
      const credential = await createPasskey(await actions.startPasskey());
      await finish('Passkey creada', await actions.addPasskey(name, credential));
    });
  };
  const renewCodes = () =>
    run('No se pudieron crear los códigos', async () => finish('Códigos nuevos', await actions.renewRecoveryCodes()));
  const remove = (removal: () => Promise<unknown>) =>
    run('No se pudo quitar', async () => {
      await removal();
      await finish('Verificación en dos pasos actualizada');
    });

  return (
    <Layout>
      <section aria-label="Aplicación de códigos">
        <h3>
          Aplicación de códigos {totpSince !== null && <Badge tone="success">Activa</Badge>}
          {!hasFactor && isRequired && <Badge tone="warning">Obligatoria</Badge>}
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
              <Button
                variant="secondary"
                disabled={isBusy}
                onClick={() =>
                  setStep({ kind: 'remove', what: 'la aplicación de códigos', remove: actions.removeTotp })
                }
              >
                Quitar aplicación
              </Button>
            )}
          </Actions>
        )}
      </section>
      {(canAddPasskeys || passkeys.length > 0) && (
        <section aria-label="Passkeys">
          <h3>Passkeys</h3>
          <p>
            Una passkey es una llave guardada en tu dispositivo. Confirma con el dedo, el rostro o el PIN de tu
            dispositivo, o con una llave de seguridad.
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
                    onClick={() =>
                      setStep({
                        kind: 'remove',
                        what: `la passkey “${name}”`,
                        remove: () => actions.removePasskey(id),
                      })
                    }
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
      )}
      {hasFactor && (
        <section aria-label="Códigos de recuperación">
          <h3>Códigos de recuperación</h3>
          <p>
            {`${recoveryCodesLeft === 1 ? 'Te queda 1 código' : `Te quedan ${recoveryCodesLeft} códigos`} para entrar si pierdes el teléfono o la llave con que confirmas que eres tú.`}
          </p>
          <Button variant="secondary" disabled={isBusy} onClick={() => setStep({ kind: 'renew' })}>
            Crear códigos nuevos
          </Button>
        </section>
      )}
      {step?.kind === 'renew' && (
        <ConfirmDialog
          open
          onOpenChange={(open) => {
            if (!open) setStep(null);
          }}
          title="¿Crear códigos nuevos?"
          message={
            recoveryCodesLeft === 1
              ? 'El código que te queda dejará de servir, aunque lo tengas guardado.'
              : `Los ${recoveryCodesLeft} códigos que te quedan dejarán de servir, aunque los tengas guardados.`
          }
          confirmLabel="Crear códigos"
          busy={isBusy}
          onConfirm={() => void renewCodes()}
        />
      )}
      {step?.kind === 'remove' && (
        <ConfirmDialog
          open
          onOpenChange={(open) => {
            if (!open) setStep(null);
          }}
          title={`¿Quitar ${step.what}?`}
          message="Tu cuenta quedará menos protegida. Cerraremos tus otras sesiones y te avisaremos."
          confirmLabel="Quitar"
          busy={isBusy}
          onConfirm={() => void remove(step.remove)}
        />
      )}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
    </Layout>
  );
}
