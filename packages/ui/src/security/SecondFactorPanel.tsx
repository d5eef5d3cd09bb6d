import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/Button';
import { ConfirmDialog } from '../controls/Dialog';
import { Badge } from '../data/Badge';
import { color, space, text } from '../theme/tokens';
import { PasskeyForm } from './PasskeyForm';
import { createPasskey, hasPasskeys } from './passkeys';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { type Enrolment, TotpEnrolment } from './TotpEnrolment';

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

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0 0 ${space[1.5]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]};
  }

  small {
    display: block;
    color: ${color.muted};
  }
`;

type Passkey = { id: number; name: string; createdAt: string; lastUsedAt: string | null };

/** The operations behind the panel; each throws what its call throws. */
export type SecondFactorActions = {
  startTotp: () => Promise<Enrolment>;
  confirmTotp: (code: string) => Promise<string[]>;
  removeTotp: () => Promise<unknown>;
  renewRecoveryCodes: () => Promise<string[]>;
  startPasskey: () => Promise<string>;
  addPasskey: (name: string, credential: string) => Promise<string[]>;
  removePasskey: (id: number) => Promise<unknown>;
};

export type SecondFactorPanelProps = {
  status: {
    totpSince: string | null;
    passkeys: readonly Passkey[];
    recoveryCodesLeft: number;
    isRequired: boolean;
    canAddPasskeys: boolean;
  };
  actions: SecondFactorActions;
  /** Loads the status again. */
  reload: () => Promise<unknown>;
  formatDate: (instant: string) => string;
  onDone: (title: string) => void;
  /** Shows what failed; returns its message. */
  onError: (error: unknown, title: string) => string;
  onCopy: (text: string) => void;
};

/** What the panel is busy with, besides showing what there is. */
type Step =
  | { kind: 'totp'; enrolment: Enrolment }
  | { kind: 'passkey' }
  | { kind: 'remove'; what: string; remove: () => Promise<unknown> };

/** Authenticator app, passkeys and recovery codes of the signed-in user. */
export function SecondFactorPanel({
  status,
  actions,
  reload,
  formatDate,
  onDone,
  onError,
  onCopy,
}: SecondFactorPanelProps) {
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
      return onError(error, title);
    } finally {
      setIsBusy(false);
    }
  };
  const finish = async (title: string, newCodes: readonly string[] = []) => {
    setStep(null);
    setCodes(newCodes);
    onDone(title);
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
      await finish('Segundo factor actualizado');
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
            : `Activa desde el ${formatDate(totpSince)}.`}
        </p>
        {step?.kind === 'totp' && (
          <TotpEnrolment enrolment={step.enrolment} onConfirm={confirmTotp} onCancel={() => setStep(null)} />
        )}
        {totpSince === null && step?.kind !== 'totp' && (
          <Button variant="secondary" disabled={isBusy} onClick={() => void startTotp()}>
            Configurar aplicación
          </Button>
        )}
        {totpSince !== null && (
          <Button
            variant="secondary"
            disabled={isBusy}
            onClick={() => setStep({ kind: 'remove', what: 'la aplicación de códigos', remove: actions.removeTotp })}
          >
            Quitar aplicación
          </Button>
        )}
      </section>
      {(canAddPasskeys || passkeys.length > 0) && (
        <section aria-label="Passkeys">
          <h3>Passkeys</h3>
          <p>Confirma con la huella, el rostro o el PIN de tu dispositivo, o con una llave de seguridad.</p>
          {passkeys.length > 0 && (
            <List>
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
            </List>
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
            {`${recoveryCodesLeft === 1 ? 'Te queda 1 código' : `Te quedan ${recoveryCodesLeft} códigos`} para entrar si pierdes tu segundo factor.`}
          </p>
          <Button variant="secondary" disabled={isBusy} onClick={() => void renewCodes()}>
            Crear códigos nuevos
          </Button>
        </section>
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
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onCopy={onCopy} onClose={() => setCodes([])} />}
    </Layout>
  );
}
