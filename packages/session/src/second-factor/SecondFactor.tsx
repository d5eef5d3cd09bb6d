import { useQuery } from '@apollo/client/react';
import { getUserMessage, toCallError, useAuth, useSessionCheck } from '@cimiento/session';
import { ErrorState, Spinner } from '@cimiento/ui';
import { isPasskeyCancelled, SecondFactorPanel } from '@cimiento/ui/security';
import { copyText, toast } from '@cimiento/ui/toast';
import { MySecondFactorDocument } from './second-factor.generated';
import { useSecondFactorActions } from './useSecondFactorActions';

const dateFormat = new Intl.DateTimeFormat('es-EC', { dateStyle: 'long', timeZone: 'America/Guayaquil' });
const formatDate = (instant: string): string => dateFormat.format(new Date(instant));

/** The user's own second factor: set it up, change it, turn it off. */
export function SecondFactor() {
  const { refresh } = useAuth();
  const { data, loading, error, refetch } = useQuery(MySecondFactorDocument, { fetchPolicy: 'cache-and-network' });
  useSessionCheck(error);
  const actions = useSecondFactorActions();
  const reload = () => refetch().catch(() => undefined);
  const onError = (failure: unknown, title: string): string => {
    const message = isPasskeyCancelled(failure)
      ? 'Lo cancelaste, o pasó demasiado tiempo.'
      : getUserMessage(failure, 'Revisa tu conexión e intenta de nuevo.');
    toast({ title, description: message, variant: 'destructive' });
    if (toCallError(failure).code === 'UNAUTHENTICATED') void refresh();
    return message;
  };
  if (!data && loading) return <Spinner label="Cargando tu seguridad..." />;
  if (!data) return <ErrorState message="No se pudo cargar tu seguridad." onRetry={() => void reload()} />;
  return (
    <SecondFactorPanel
      status={data.mySecondFactor}
      actions={actions}
      reload={reload}
      formatDate={formatDate}
      onDone={(title) => toast({ title })}
      onError={onError}
      onCopy={(text) => void copyText(text, 'Códigos copiados')}
    />
  );
}
