import { useMutation, useQuery } from '@apollo/client/react';
import { formatMoment } from '@cimiento/contracts';
import { useAuth, useSessionCheck } from '@cimiento/session';
import { RowList } from '@cimiento/product-ui';
import { Actions, Badge, Button, ErrorState, Muted, Skeleton } from '@cimiento/ui';
import { useState } from 'react';
import { toast } from '@cimiento/ui/toast';
import {
  EndMyDeviceDocument,
  EndMyOtherSessionsDocument,
  EndMySessionDocument,
  MySessionsDocument,
  type MySessionsQuery,
} from './profile.generated';
import { Fold } from '../shared/Fold';
import { showSaveError } from '../shared/report-save-error';

type Session = MySessionsQuery['mySessions'][number];
type Device = MySessionsQuery['myDevices'][number];

const formatDetails = ({ addressPrefix, lastSeenAt }: Session): string =>
  [addressPrefix && `Red ${addressPrefix}`, `Última actividad: ${formatMoment(lastSeenAt, 'short')}`]
    .filter(Boolean)
    .join(' · ');

type KnownDevicesProps = { devices: readonly Device[]; busy: boolean; onForget: (device: Device) => void };

/** The browsers whose sign-ins are not reported as new. */
function KnownDevices({ devices, busy, onForget }: KnownDevicesProps) {
  if (devices.length === 0) return null;
  return (
    <Fold title={`Dispositivos recordados (${devices.length})`}>
      <Muted>No te avisamos cuando vuelves a entrar en ellos. Olvida los que no reconozcas.</Muted>
      <RowList aria-label="Dispositivos recordados">
        {devices.map((device) => (
          <li key={device.id}>
            <div>
              <strong>{device.name}</strong> {device.isCurrent && <Badge tone="success">Este dispositivo</Badge>}
              <small>
                Último inicio de sesión: <span>{formatMoment(device.lastSeenAt, 'short')}</span>
              </small>
            </div>
            <Button
              variant="secondary"
              size="small"
              busy={busy}
              busyLabel="Olvidando..."
              aria-label={`Olvidar ${device.name}`}
              onClick={() => onForget(device)}
            >
              Olvidar
            </Button>
          </li>
        ))}
      </RowList>
    </Fold>
  );
}

/** Sessions that are shown before the rest is requested; the current one is first. */
const firstSessions = 2;

/** Devices on which the user is signed in, with a button that disconnects each but the current one. */
export function Devices() {
  const { refresh } = useAuth();
  const { data, loading, error, refetch } = useQuery(MySessionsDocument, { fetchPolicy: 'cache-and-network' });
  useSessionCheck(error);
  const [isWhole, setIsWhole] = useState(false);
  const [endOne, one] = useMutation(EndMySessionDocument);
  const [endOthers, others] = useMutation(EndMyOtherSessionsDocument);
  const [endDevice, device] = useMutation(EndMyDeviceDocument);
  const end = async (send: () => Promise<unknown>, title: string) => {
    try {
      await send();
      toast({ title });
    } catch (failure) {
      await showSaveError(failure, 'No se pudo desconectar', refresh);
    }
    // A failure shows in `error`, or leaves the list as it was.
    await refetch().catch(() => undefined);
  };
  if (!data && loading) return <Skeleton label="Cargando dispositivos..." rows={4} />;
  if (!data && error)
    return (
      <ErrorState
        message="No se pudieron cargar tus dispositivos."
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  const sessions = data?.mySessions ?? [];
  return (
    <>
      <RowList aria-label="Sesiones abiertas">
        {(isWhole ? sessions : sessions.slice(0, firstSessions)).map((session) => (
          <li key={session.id}>
            <div>
              <strong>{session.device}</strong> {session.isCurrent && <Badge tone="success">Este dispositivo</Badge>}
              <small>{formatDetails(session)}</small>
            </div>
            {!session.isCurrent && (
              <Button
                variant="secondary"
                size="small"
                busy={one.loading}
                busyLabel="Desconectando..."
                aria-label={`Desconectar ${session.device}`}
                onClick={() => void end(() => endOne({ variables: { id: session.id } }), 'Dispositivo desconectado')}
              >
                Desconectar
              </Button>
            )}
          </li>
        ))}
      </RowList>
      {sessions.length > 1 && (
        <Actions>
          {!isWhole && sessions.length > firstSessions && (
            <Button variant="secondary" size="small" onClick={() => setIsWhole(true)}>
              {`Ver las ${sessions.length} sesiones`}
            </Button>
          )}
          <Button
            variant="secondary"
            size="small"
            busy={others.loading}
            busyLabel="Desconectando..."
            onClick={() => void end(() => endOthers(), 'Dispositivos desconectados')}
          >
            Desconectar los demás
          </Button>
        </Actions>
      )}
      <KnownDevices
        devices={data?.myDevices ?? []}
        busy={device.loading}
        onForget={({ id }) => void end(() => endDevice({ variables: { id } }), 'Dispositivo olvidado')}
      />
    </>
  );
}
