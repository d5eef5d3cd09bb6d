import { useMutation, useQuery } from '@apollo/client/react';
import { useAuth, useSessionCheck } from '@cimiento/session';
import { Button, color, ConfirmDialog, ErrorState, space, Skeleton, text } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatDateTime } from '../../shared/dates';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import {
  EndUserSessionsDocument,
  ResendPendingEmailDocument,
  ResetSecondFactorDocument,
  SetUserDisabledDocument,
  UserAccessDocument,
  type UserAccessQuery,
} from './users.generated';

const Section = styled.section`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space[1]};
  padding-top: ${space[2]};
  border-top: 1px solid ${color.line};

  p {
    margin: 0;
    color: ${color.muted};
    font-size: ${text.small};
  }

  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
  }
`;

const toasts = {
  resend: { success: 'Enlace enviado otra vez', failure: 'No se pudo enviar el enlace' },
  end: { success: 'Dispositivos desconectados', failure: 'No se pudieron desconectar' },
  disable: { success: 'Cuenta deshabilitada', failure: 'No se pudo deshabilitar' },
  reset: { success: 'Segundo factor quitado', failure: 'No se pudo quitar el segundo factor' },
  enable: { success: 'Cuenta habilitada', failure: 'No se pudo habilitar' },
};

const formatAccess = ({
  lastSignInAt,
  disabledAt,
  secondFactorAt,
  pendingEmail,
}: UserAccessQuery['adminUser']): string =>
  [
    lastSignInAt ? `Último inicio de sesión: ${formatDateTime(lastSignInAt)}` : 'Todavía no ha iniciado sesión',
    secondFactorAt && `Segundo factor desde ${formatDateTime(secondFactorAt)}`,
    disabledAt && `Deshabilitada desde ${formatDateTime(disabledAt)}`,
    pendingEmail && `Correo en espera: ${pendingEmail}`,
  ]
    .filter(Boolean)
    .join(' · ');

type Props = { id: number; reload: () => Promise<unknown> };

/** Last sign-in of an account, and what ends or forbids its access. Each button acts at once. */
export function UserAccess({ id, reload }: Props) {
  const { user } = useAuth();
  const { data, error, refetch } = useQuery(UserAccessDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useSessionCheck(error);
  const retry = () => void refetch().catch(() => undefined);
  const { run } = useRecordChanges(() => Promise.all([refetch(), reload()]));
  const [sendEnd, end] = useMutation(EndUserSessionsDocument);
  const [sendAgain, again] = useMutation(ResendPendingEmailDocument);
  const [sendDisabled, disable] = useMutation(SetUserDisabledDocument);
  const [sendReset, reset] = useMutation(ResetSecondFactorDocument);
  const [isResetting, setIsResetting] = useState(false);
  if (!data && error) return <ErrorState message="No se pudo cargar el acceso de esta cuenta." onRetry={retry} />;
  if (!data) return <Skeleton label="Cargando acceso..." />;
  const isDisabled = data.adminUser.disabledAt !== null;
  const endSessions = () => run(() => sendEnd({ variables: { userId: id } }), toasts.end);
  const resetSecondFactor = async () => {
    await run(() => sendReset({ variables: { userId: id } }), toasts.reset);
    setIsResetting(false);
  };
  const toggleDisabled = () =>
    run(() => sendDisabled({ variables: { id, disabled: !isDisabled } }), isDisabled ? toasts.enable : toasts.disable);
  return (
    <Section aria-label="Acceso">
      <p>{formatAccess(data.adminUser)}</p>
      <div>
        <Button
          type="button"
          variant="secondary"
          busy={end.loading}
          busyLabel="Desconectando..."
          onClick={() => void endSessions()}
        >
          Desconectar sus dispositivos
        </Button>
        {data.adminUser.pendingEmail !== null && (
          <Button
            type="button"
            variant="secondary"
            busy={again.loading}
            onClick={() => void run(() => sendAgain({ variables: { id } }), toasts.resend)}
          >
            Enviar el enlace otra vez
          </Button>
        )}
        {user?.id !== id && data.adminUser.secondFactorAt !== null && (
          <Button type="button" variant="secondary" onClick={() => setIsResetting(true)}>
            Restablecer segundo factor
          </Button>
        )}
        {user?.id !== id && (
          <Button type="button" variant="secondary" busy={disable.loading} onClick={() => void toggleDisabled()}>
            {isDisabled ? 'Habilitar cuenta' : 'Deshabilitar cuenta'}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isResetting}
        onOpenChange={setIsResetting}
        title="¿Quitar el segundo factor de esta cuenta?"
        message="Confirma antes por otro medio que quien lo pide es su dueño: después entrará solo con su contraseña. Cerraremos sus sesiones y le avisaremos."
        confirmLabel="Quitar segundo factor"
        busy={reset.loading}
        onConfirm={() => void resetSecondFactor()}
      />
    </Section>
  );
}
