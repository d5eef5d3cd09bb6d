import { useEffect, useRef, type ReactNode } from 'react';
import { paths } from '@cimiento/contracts';
import { Logo } from '@cimiento/product-ui';
import { pageList } from '../pages';
import { useLocation } from 'react-router-dom';
import { useMayOpen } from '../access/PageLink';
import { GroupTitle, Item, Items, WideOnly } from './AdminLayout.styles';

type MenuItem = { label: string; to: string };

const entries = pageList.flatMap(({ path, menu }) => (menu ? [{ to: path, ...menu }] : []));
const groups = [...new Set(entries.map(({ domain }) => domain))].map((title) => ({
  title,
  items: entries.filter(({ domain }) => domain === title),
}));

function MenuGroup({ title, items }: { title: string | undefined; items: readonly MenuItem[] }) {
  const mayOpen = useMayOpen();
  const openable = items.filter(({ to }) => mayOpen(to));
  if (title === undefined) return <MenuItems items={openable} />;
  if (openable.length === 0) return null;
  return (
    <div>
      <GroupTitle aria-hidden>{title}</GroupTitle>
      <MenuItems items={openable} title={title} />
    </div>
  );
}

function MenuItems({ items, title }: { items: readonly MenuItem[]; title?: string }) {
  const { pathname } = useLocation();
  // The one page of the menu that is open, not also the one above it.
  const hasOpenBelow = (to: string) =>
    items.some((item) => item.to.startsWith(`${to}/`) && pathname.startsWith(item.to));
  return (
    <Items aria-label={title}>
      {items.map(({ label, to }) => (
        <li key={to}>
          <Item to={to} end={to === paths.admin || hasOpenBelow(to)}>
            {label}
          </Item>
        </li>
      ))}
    </Items>
  );
}

/** Links to the sections of the back office: those of every day, and the others by domain. `children` stand below the logo of a wide screen. */
export function AdminNavigation({ children }: { children?: ReactNode }) {
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // In a low window the menu scrolls by itself.
  useEffect(() => {
    menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <nav aria-label="Administración" ref={menu}>
      <WideOnly>
        <Logo to={paths.admin} />
        {children}
      </WideOnly>
      {groups.map(({ title, items }) => (
        <MenuGroup key={title ?? ''} title={title} items={items} />
      ))}
    </nav>
  );
}
