import { paths, type Role } from '@cimiento/contracts';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '@cimiento/ui';
import { HeaderNotice } from './header-notice';
import { Logo } from './Logo';
import { getNavigationItems } from './navigation';
import { useRemoteLinks } from './remote-links';
import { Actions, Bar, Item, Items, Navigation, Notice, Panel, Toggle } from './SiteHeader.styles';

type Props = {
  /** The signed-in user, or null for a visitor. */
  user: { role: Role } | null;
  onLogout: () => void;
  /** `dark` over the dark sections of the landing page. */
  tone?: 'light' | 'dark';
};

/** The menu of a phone. It closes on navigation and on Escape, which returns the focus to its button. */
function useMenu(pathname: string) {
  // The page on which the menu was opened: on any other page it is closed.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const open = openAt === pathname;
  // Without this it would be open again after going back.
  if (openAt !== null && !open) setOpenAt(null);
  const setOpen = (next: boolean) => setOpenAt(next ? pathname : null);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpenAt(null);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  return { open, setOpen, toggle };
}

function AccountActions({ user, onLogout, tone }: Required<Props>) {
  const quiet = tone === 'dark' ? 'onDark' : 'secondary';
  if (user) {
    return (
      <Actions>
        <ButtonLink to={paths.dashboard} size="small" variant={quiet}>
          Dashboard
        </ButtonLink>
        <Button size="small" variant={quiet} onClick={onLogout}>
          Cerrar Sesión
        </Button>
      </Actions>
    );
  }
  return (
    <Actions>
      <ButtonLink to={paths.login} size="small" variant={quiet}>
        Iniciar Sesión
      </ButtonLink>
      <ButtonLink to={paths.register} size="small" variant="accent">
        Registrarse
      </ButtonLink>
    </Actions>
  );
}

export function SiteHeader({ user, onLogout, tone = 'light' }: Props) {
  const { pathname } = useLocation();
  const { open, setOpen, toggle } = useMenu(pathname);
  const menuId = useId();
  const notice = useContext(HeaderNotice);
  const links = [...getNavigationItems(user !== null), ...useRemoteLinks(user?.role ?? null)];
  return (
    <Bar $dark={tone === 'dark'}>
      <Navigation aria-label="Principal">
        <Logo />
        <Toggle ref={toggle} type="button" aria-expanded={open} aria-controls={menuId} onClick={() => setOpen(!open)}>
          <svg
            width="22"
            height="22"
            viewBox="0 0 22 22"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            aria-hidden
          >
            <path d={open ? 'M5 5l12 12M17 5L5 17' : 'M3 6h16M3 11h16M3 16h16'} />
          </svg>
          <span>{open ? 'Cerrar menú' : 'Abrir menú'}</span>
        </Toggle>
        <Panel
          id={menuId}
          $open={open}
          $dark={tone === 'dark'}
          onClick={({ target }) => {
            // A link to the current page does not change the path.
            if (target instanceof Element && target.closest('a')) setOpen(false);
          }}
        >
          <Items>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Item to={to} end={to === paths.home}>
                  {label}
                </Item>
              </li>
            ))}
          </Items>
          <AccountActions user={user} onLogout={onLogout} tone={tone} />
        </Panel>
        {user && notice && <Notice>{notice}</Notice>}
      </Navigation>
    </Bar>
  );
}
