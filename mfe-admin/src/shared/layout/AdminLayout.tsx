import { paths } from '@cimiento/contracts';
import { useAuth } from '@cimiento/session';
import { Logo } from '@cimiento/product-ui';
import { contentId, SkipLink, Button } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Content, Frame, MenuToggle, Side, TopBar, AccountLink, Initial, Person } from './AdminLayout.styles';
import { AdminNavigation } from './AdminNavigation';
import { forgetRecentSearches } from '../search/recent-searches';
import { useGlobalSearch } from '../search/useGlobalSearch';

type Props = { fullName: string | undefined; email: string | undefined; onLogout: () => void };

/** The signed-in user and the logout button. Without a name it shows 'Administrador'. */
function SignedInUser({ fullName, email, onLogout }: Props) {
  const name = fullName || 'Administrador';
  return (
    <Person>
      <Initial aria-hidden>{Array.from(name)[0]?.toUpperCase()}</Initial>
      <div>
        <strong>{name}</strong>
        <span>{email ?? ''}</span>
      </div>
      <AccountLink to={paths.adminAccount}>Seguridad de tu cuenta</AccountLink>
      <Button variant="onDark" size="small" onClick={onLogout}>
        Cerrar Sesión
      </Button>
    </Person>
  );
}

/** Frame of every back-office page: navigation, the signed-in user and the logout button. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { user, logout } = useAuth();
  const navigate = useNavigate();
  const { key } = useLocation();
  const search = useGlobalSearch();
  // The menu is open for one history entry, so that each navigation closes it, also one to the current page.
  const [openAtKey, setOpenAtKey] = useState<string | null>(null);
  const isOpen = openAtKey === key;
  if (openAtKey !== null && !isOpen) setOpenAtKey(null);

  const onLogout = async () => {
    try {
      await logout();
      forgetRecentSearches();
      toast({ title: 'Sesión cerrada', description: 'Has cerrado sesión correctamente' });
      await navigate(paths.login);
    } catch {
      toast({ title: 'Error', description: 'No se pudo cerrar la sesión', variant: 'destructive' });
    }
  };

  return (
    <Frame
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpenAtKey(null);
      }}
    >
      <SkipLink />
      <TopBar>
        <Logo to={paths.admin} />
        {search.narrowButton}
        <MenuToggle
          type="button"
          aria-expanded={isOpen}
          aria-controls="admin-menu"
          onClick={() => setOpenAtKey(isOpen ? null : key)}
        >
          Menú
        </MenuToggle>
      </TopBar>
      <Side id="admin-menu" aria-label="Menú y cuenta" $open={isOpen}>
        <AdminNavigation>{search.wideButton}</AdminNavigation>
        <SignedInUser fullName={user?.fullName} email={user?.email} onLogout={() => void onLogout()} />
      </Side>
      <Content id={contentId} tabIndex={-1}>
        {children}
      </Content>
      {search.dialog}
    </Frame>
  );
}
