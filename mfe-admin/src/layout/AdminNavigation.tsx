import { paths } from '@cimiento/contracts';
import { Logo } from '@cimiento/ui';
import { Item, Items, WideOnly } from './AdminLayout.styles';

const items = [
  { label: 'Dashboard', to: paths.admin },
  { label: 'Proyectos', to: paths.adminProjects },
  { label: 'Usuarios', to: paths.adminUsers },
  { label: 'Inversiones', to: paths.adminInvestments },
  { label: 'Pagos', to: paths.adminPayments },
  { label: 'Órdenes', to: paths.adminOrders },
  { label: 'Retiros', to: paths.adminWithdrawals },
  { label: 'Conciliación', to: paths.adminReconciliation },
  { label: 'Libro', to: paths.adminLedger },
  { label: 'Estados de cuenta', to: paths.adminStatements },
  { label: 'Aprobaciones', to: paths.adminApprovals },
  { label: 'Datos personales', to: paths.adminPrivacy },
  { label: 'Blog', to: paths.adminBlog },
  { label: 'Integraciones', to: paths.adminIntegrations },
  { label: 'Configuración', to: paths.adminSettings },
] as const;

/** Links to the sections of the back office. */
export function AdminNavigation() {
  return (
    <nav aria-label="Administración">
      <WideOnly>
        <Logo to={paths.admin} />
      </WideOnly>
      <Items>
        {items.map(({ label, to }) => (
          <li key={to}>
            <Item to={to} end={to === paths.admin}>
              {label}
            </Item>
          </li>
        ))}
      </Items>
    </nav>
  );
}
