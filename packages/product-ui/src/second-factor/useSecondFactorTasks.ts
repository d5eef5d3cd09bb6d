import { getUserMessage, toCallError, useAuth } from '@cimiento/session';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { createPasskey, describePasskeyFailure } from './passkeys';
import type { Enrolment } from './TotpEnrolment';
import { useSecondFactorActions } from './useSecondFactorActions';

/** The open task of the panel; null while it only shows the factors. */
type Step =
  | { kind: 'totp'; enrolment: Enrolment }
  | { kind: 'passkey' }
  | ({ kind: 'question'; confirm: () => Promise<unknown> } & Record<'title' | 'message' | 'confirmLabel', string>);

export type SecondFactorTasks = ReturnType<typeof useSecondFactorTasks>;

/** The task that is open, and what its buttons do. Each result is shown in a toast. @param reload loads the status again */
export function useSecondFactorTasks(reload: () => Promise<unknown>) {
  const { refresh } = useAuth();
  const actions = useSecondFactorActions();
  const [step, setStep] = useState<Step | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  /** Runs an action; returns what is wrong, if anything. */
  const run = async (title: string, action: () => Promise<void>): Promise<string | undefined> => {
    setIsBusy(true);
    try {
      await action();
      return undefined;
    } catch (error) {
      const description =
        describePasskeyFailure(error) ?? getUserMessage(error, 'Revisa tu conexión e intenta de nuevo.');
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
  const askToRenewCodes = (left: number) =>
    setStep({
      kind: 'question',
      title: '¿Crear códigos nuevos?',
      message:
        left === 1
          ? 'El código que te queda dejará de servir, aunque lo tengas guardado.'
          : `Los ${left} códigos que te quedan dejarán de servir, aunque los tengas guardados.`,
      confirmLabel: 'Crear códigos',
      confirm: () =>
        run('No se pudieron crear los códigos', async () =>
          finish('Códigos nuevos', await actions.renewRecoveryCodes()),
        ),
    });
  const askToRemove = (what: string, remove: () => Promise<unknown>) =>
    setStep({
      kind: 'question',
      title: `¿Quitar ${what}?`,
      message: 'Tu cuenta quedará menos protegida. Cerraremos tus otras sesiones y te avisaremos.',
      confirmLabel: 'Quitar',
      confirm: () =>
        run('No se pudo quitar', async () => {
          await remove();
          await finish('Verificación en dos pasos actualizada');
        }),
    });

  return {
    step,
    setStep,
    codes,
    setCodes,
    isBusy,
    startTotp,
    confirmTotp,
    addPasskey,
    askToRenewCodes,
    askToRemoveTotp: () => askToRemove('la aplicación de códigos', actions.removeTotp),
    askToRemovePasskey: (id: number, name: string) =>
      askToRemove(`la passkey “${name}”`, () => actions.removePasskey(id)),
  };
}
