import { paths } from '@cimiento/contracts';
import { useSession } from '@cimiento/session';
import { BellIcon, color, radius, text } from '@cimiento/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { useNoticeRefresh } from './useNoticeRefresh';

const Bell = styled(NavLink)`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.md};
  color: inherit;

  &:hover {
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
`;

const Count = styled.span`
  position: absolute;
  top: 0.125rem;
  right: 0.125rem;
  min-width: 1.25rem;
  padding-inline: 0.25rem;
  border-radius: ${radius.full};
  background: ${color.brass};
  color: ${color.dark};
  font-size: ${text.tiny};
  font-weight: 600;
  line-height: 1.25rem;
  text-align: center;
`;

const maxShown = 99;

const formatLabel = (unread: number): string =>
  unread === 0 ? 'Notificaciones' : `Notificaciones: ${unread} ${unread === 1 ? 'nueva' : 'nuevas'}`;

/** Leads to the notifications and says how many are new. */
export default function NotificationBell(): ReactNode {
  useNoticeRefresh();
  const { notices } = useSession();
  const unread = useSyncExternalStore(notices.subscribe, notices.get).unread ?? 0;
  return (
    <Bell to={paths.notifications} aria-label={formatLabel(unread)} title={formatLabel(unread)}>
      <BellIcon size={22} />
      {unread > 0 && <Count aria-hidden>{unread > maxShown ? `${maxShown}+` : unread}</Count>}
    </Bell>
  );
}
