import { paths } from '@cimiento/contracts';
import { useAuth } from '@cimiento/session';
import { contentId, Logo, SkipLink } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Content, Frame, MenuToggle, Side, TopBar } from './AdminLayout.styles';
import { AdminNavigation } from './AdminNavigation';
import { Identity } from './Identity';

/** The frame of every page of the back office (specification §2 'Admin shell'): navigation, who is signed in, and the way out. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { user, logout } = useAuth();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // The menu is open on the page where it was opened, so that going to another one closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  // Nor is it open when the way leads back there.
  if (openAt !== null && !open) setOpenAt(null);

  const onLogout = async () => {
    try {
      await logout();
      toast({ title: 'Sesión cerrada', description: 'Has cerrado sesión correctamente' });
      await navigate(paths.login);
    } catch {
      toast({ title: 'Error', description: 'No se pudo cerrar la sesión', variant: 'destructive' });
    }
  };

  return (
    <Frame
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpenAt(null);
      }}
    >
      <SkipLink />
      <TopBar>
        <Logo to={paths.admin} />
        <MenuToggle
          type="button"
          aria-expanded={open}
          aria-controls="admin-menu"
          onClick={() => setOpenAt(open ? null : pathname)}
        >
          Menú
        </MenuToggle>
      </TopBar>
      <Side id="admin-menu" aria-label="Menú y cuenta" $open={open}>
        <AdminNavigation />
        <Identity fullName={user?.fullName} email={user?.email} onLogout={() => void onLogout()} />
      </Side>
      <Content id={contentId} tabIndex={-1}>
        {children}
      </Content>
    </Frame>
  );
}
