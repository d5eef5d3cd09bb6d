import { styled } from 'styled-components';
import { Button, color, ConfirmDialog, space, text } from '@cimiento/ui';
import { PasskeySection, TotpSection } from './FactorSections';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import type { MySecondFactorQuery } from './second-factor.generated';
import { useSecondFactorTasks } from './useSecondFactorTasks';

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

/** Authenticator app, passkeys and recovery codes of the signed-in user. */
export function SecondFactorPanel({ status, reload }: Props) {
  const tasks = useSecondFactorTasks(reload);
  const { step, setStep, codes, isBusy } = tasks;
  const { totpSince, passkeys, recoveryCodesLeft, canAddPasskeys } = status;

  return (
    <Layout>
      <TotpSection status={status} tasks={tasks} />
      {(canAddPasskeys || passkeys.length > 0) && <PasskeySection status={status} tasks={tasks} />}
      {(totpSince !== null || passkeys.length > 0) && (
        <section aria-label="Códigos de recuperación">
          <h3>Códigos de recuperación</h3>
          <p>
            {`${recoveryCodesLeft === 1 ? 'Te queda 1 código' : `Te quedan ${recoveryCodesLeft} códigos`} para entrar si pierdes el teléfono o la llave con que confirmas que eres tú.`}
          </p>
          <Button variant="secondary" disabled={isBusy} onClick={() => tasks.askToRenewCodes(recoveryCodesLeft)}>
            Crear códigos nuevos
          </Button>
        </section>
      )}
      {step?.kind === 'question' && (
        <ConfirmDialog
          open
          onOpenChange={(open) => {
            if (!open) setStep(null);
          }}
          title={step.title}
          message={step.message}
          confirmLabel={step.confirmLabel}
          busy={isBusy}
          onConfirm={() => void step.confirm()}
        />
      )}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => tasks.setCodes([])} />}
    </Layout>
  );
}
