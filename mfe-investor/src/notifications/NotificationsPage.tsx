import { useMutation, useQuery } from '@apollo/client/react';
import { paths } from '@cimiento/contracts';
import { getUserMessage, useSession, useSessionCheck } from '@cimiento/session';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  PageContainer,
  PageHeader,
  space,
  Spinner,
  usePageTitle,
} from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { titles } from '../titles';
import { NotificationItem } from './NotificationItem';
import {
  MarkNotificationReadDocument,
  MarkNotificationsReadDocument,
  MyNotificationsDocument,
} from './notifications.generated';

const pageSize = 20;

const texts = {
  title: titles[paths.notifications],
  lead: 'Lo que pasó con tu dinero y con el acceso a tu cuenta.',
  failed: 'No pudimos cargar tus notificaciones. Revisa tu conexión e intenta de nuevo.',
} as const;

const List = styled.ul`
  display: grid;
  gap: ${space[1.5]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Pager = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

/** A page of the notifications, back in time; each page starts after the last of the one before it. */
function useNotificationPage() {
  // The ids after which the pages start; none is the newest page.
  const [starts, setStarts] = useState<readonly number[]>([]);
  // One more than is shown tells whether there are more.
  const { data, previousData, loading, error, refetch } = useQuery(MyNotificationsDocument, {
    variables: { before: starts.at(-1) ?? null, limit: pageSize + 1 },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useSessionCheck(error);
  const { notices } = useSession();
  const unread = data?.unreadNotifications;
  useEffect(() => {
    if (unread !== undefined) notices.set({ unread });
  }, [notices, unread]);
  const shown = data ?? previousData;
  const last = shown?.myNotifications[pageSize - 1];
  const hasOlder = (shown?.myNotifications.length ?? 0) > pageSize;
  return {
    rows: shown?.myNotifications.slice(0, pageSize),
    loading,
    error,
    reload: () => refetch().catch(() => undefined),
    showNewer: starts.length > 0 ? () => setStarts(starts.slice(0, -1)) : null,
    showOlder: hasOlder && last ? () => setStarts([...starts, last.id]) : null,
  };
}

/** The signed-in person's notifications, newest first, a page at a time. */
export default function NotificationsPage() {
  usePageTitle(texts.title);
  const { notices } = useSession();
  const { rows, loading, error, reload, showNewer, showOlder } = useNotificationPage();
  const [sendRead] = useMutation(MarkNotificationReadDocument);
  const [sendAllRead, all] = useMutation(MarkNotificationsReadDocument);

  const open = async (id: number) => {
    // The page that the link leads to is shown without waiting; a failure leaves the notification new.
    const answer = await sendRead({ variables: { id } }).catch(() => null);
    if (answer?.data) notices.set({ unread: answer.data.markNotificationRead });
  };
  const markAllRead = async (upTo: number) => {
    try {
      const { data } = await sendAllRead({ variables: { upTo } });
      if (data) notices.set({ unread: data.markNotificationsRead });
    } catch (failure) {
      const description = getUserMessage(failure, 'Revisa tu conexión e intenta de nuevo.');
      toast({ title: 'No pudimos marcarlas como leídas', description, variant: 'destructive' });
    }
    await reload();
  };

  const newest = rows?.[0];
  const isAllRead = rows?.every(({ readAt }) => readAt !== null) ?? true;
  return (
    <PageContainer>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            {newest && !isAllRead && (
              <Button
                variant="secondary"
                busy={all.loading}
                busyLabel="Marcando..."
                onClick={() => void markAllRead(newest.id)}
              >
                Marcar todas como leídas
              </Button>
            )}
            <ButtonLink variant="secondary" to={paths.settings}>
              Elegir qué recibir
            </ButtonLink>
          </>
        }
      />
      {loading && !rows && <Spinner label="Cargando notificaciones..." />}
      {error && !loading && <ErrorState message={texts.failed} onRetry={() => void reload()} />}
      {rows?.length === 0 && !error && (
        <EmptyState
          title="Aún no tienes notificaciones"
          description="Aquí te avisaremos de tus depósitos, órdenes, rentas y retiros, y de cada cambio en el acceso a tu cuenta."
          action={<ButtonLink to={paths.marketplace}>Explorar proyectos</ButtonLink>}
        />
      )}
      {rows && rows.length > 0 && (
        <List aria-busy={loading}>
          {rows.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              onOpen={() => {
                if (notification.readAt === null) void open(notification.id);
              }}
            />
          ))}
        </List>
      )}
      {(showNewer ?? showOlder) && (
        <Pager aria-label="Páginas de notificaciones">
          <Button variant="secondary" disabled={!showNewer} onClick={() => showNewer?.()}>
            Más recientes
          </Button>
          <Button variant="secondary" disabled={!showOlder} onClick={() => showOlder?.()}>
            Más antiguas
          </Button>
        </Pager>
      )}
    </PageContainer>
  );
}
