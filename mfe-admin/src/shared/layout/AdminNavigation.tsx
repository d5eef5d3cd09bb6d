import type { ReactNode } from 'react';
import { paths } from '@cimiento/contracts';
import { Logo } from '@cimiento/product-ui';
import { type AdminPath } from '../access/page-operations';
import { useMayOpen } from '../access/PageLink';
import { GroupTitle, Item, Items, WideOnly } from './AdminLayout.styles';

type MenuItem = { label: string; to: AdminPath };

const mainItems: readonly MenuItem[] = [
  { label: 'Dashboard', to: paths.admin },
  { label: 'Proyectos', to: paths.adminProjects },
  { label: 'Usuarios', to: paths.adminUsers },
  { label: 'Inversiones', to: paths.adminInvestments },
  { label: 'Pagos', to: paths.adminPayments },
  { label: 'Blog', to: paths.adminBlog },
  { label: 'Configuración', to: paths.adminSettings },
];

// The groups are the folders of this remote, and the domains of the gateway.
const groups: readonly { title: string; items: readonly MenuItem[] }[] = [
  { title: 'Inversión', items: [{ label: 'Órdenes', to: paths.adminOrders }] },
  {
    title: 'Banco',
    items: [
      { label: 'Conciliación', to: paths.adminReconciliation },
      { label: 'Retiros', to: paths.adminWithdrawals },
    ],
  },
  { title: 'Contabilidad', items: [{ label: 'Libro', to: paths.adminLedger }] },
  {
    title: 'Informes',
    items: [
      { label: 'Estados de cuenta', to: paths.adminStatements },
      { label: 'Datos personales', to: paths.adminPrivacy },
    ],
  },
  {
    title: 'Acceso',
    items: [
      { label: 'Aprobaciones', to: paths.adminApprovals },
      { label: 'Integraciones', to: paths.adminIntegrations },
    ],
  },
];

/** The entries whose pages the signed-in administrator may open. */
function useOpenable(items: readonly MenuItem[]): readonly MenuItem[] {
  const mayOpen = useMayOpen();
  return items.filter(({ to }) => mayOpen(to));
}

function MenuGroup({ title, items }: { title: string; items: readonly MenuItem[] }) {
  const openable = useOpenable(items);
  if (openable.length === 0) return null;
  return (
    <div>
      <GroupTitle aria-hidden>{title}</GroupTitle>
      <MenuItems items={openable} title={title} />
    </div>
  );
}

const MenuItems = ({ items, title }: { items: readonly MenuItem[]; title?: string }) => (
  <Items aria-label={title}>
    {items.map(({ label, to }) => (
      <li key={to}>
        <Item to={to} end={to === paths.admin}>
          {label}
        </Item>
      </li>
    ))}
  </Items>
);

/** Links to the sections of the back office: those of every day, and the others by domain. `children` stand below the logo of a wide screen. */
export function AdminNavigation({ children }: { children?: ReactNode }) {
  return (
    <nav aria-label="Administración">
      <WideOnly>
        <Logo to={paths.admin} />
        {children}
      </WideOnly>
      <MenuItems items={useOpenable(mainItems)} />
      {groups.map(({ title, items }) => (
        <MenuGroup key={title} title={title} items={items} />
      ))}
    </nav>
  );
}
