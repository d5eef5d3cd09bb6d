import { useMutation } from '@apollo/client/react';
import { paths } from '@cimiento/contracts';
import { QueryList, useList, usePageQuery } from '@cimiento/product-ui/lists';
import { getUserMessage, useSession } from '@cimiento/session';
import { Button, ButtonLink, EmptyState, List, PageContainer, PageHeader, usePageTitle } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useEffect } from 'react';
import { titles } from '../shared/titles';
import { NotificationItem } from './NotificationItem';
import {
  MarkNotificationReadDocument,
  MarkNotificationsReadDocument,
  MyNotificationsDocument,
} from './notifications.generated';

const texts = {
  title: titles[paths.notifications],
  lead: 'Lo que pasó con tu dinero y con el acceso a tu cuenta.',
  loading: 'Cargando notificaciones...',
  more: 'Ver más notificaciones',
  failed: 'No pudimos cargar tus notificaciones. Revisa tu conexión e intenta de nuevo.',
} as const;

/** The signed-in person's notifications, newest first. */
export default function NotificationsPage() {
  usePageTitle(texts.title);
  const { notices } = useSession();
  const list = useList([], 20);
  const query = usePageQuery(MyNotificationsDocument, { limit: list.limit }, 'cache-and-network');
  const rows = query.data?.myNotifications;
  const unread = query.data?.unreadNotifications;
  useEffect(() => {
    if (unread !== undefined) notices.set({ unread });
  }, [notices, unread]);
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
    query.refresh();
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
      <QueryList
        list={list}
        query={query}
        rows={rows}
        texts={texts}
        empty={
          <EmptyState
            title="Aún no tienes notificaciones"
            description="Aquí te avisaremos de tus depósitos, órdenes, rentas y retiros, y de cada cambio en el acceso a tu cuenta."
            action={<ButtonLink to={paths.marketplace}>Explorar proyectos</ButtonLink>}
          />
        }
      >
        {(notifications) => (
          <List $gap={1.5}>
            {notifications.map((notification) => (
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
      </QueryList>
    </PageContainer>
  );
}
