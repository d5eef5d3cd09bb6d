import { formatExactDollars, paths, type Role } from '@cimiento/contracts';
import { signOut } from '@cimiento/product-ui/site';
import { getUserMessage, useAuth, useSession } from '@cimiento/session';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AccountBalanceDocument } from './account.generated';
import { Panel, Root, Toggle } from './AccountMenu.styles';
import { useDisclosure } from './useDisclosure';

/** The available balance of the signed-in user, read each time the menu opens. Null while it is not known. */
function useAvailableBalance(): string | null {
  const { send } = useSession();
  const [available, setAvailable] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Without an answer the line leads to the balance all the same.
    const onAnswer = ({ myBalance }: { myBalance: { available: string } }) =>
      isCurrent && setAvailable(myBalance.available);
    send(AccountBalanceDocument).then(onAnswer, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [send]);
  return available;
}

// The first three after the balance are what the product describes; those that a person needs less often follow.
const pages = [
  { to: paths.marketplace, label: 'Marketplace' },
  { to: paths.orders, label: 'Mis órdenes' },
  { to: paths.settings, label: 'Configuración' },
  { to: paths.admin, label: 'Administración', role: 'admin' },
  { to: paths.calendar, label: 'Calendario de rentas' },
  { to: paths.payments, label: 'Mis pagos' },
  { to: paths.documents, label: 'Estados de cuenta' },
  { to: paths.identity, label: 'Verifica tu identidad' },
] as const;

function Pages({ role }: { role: Role }) {
  const available = useAvailableBalance();
  return (
    <ul>
      <li>
        <Link to={paths.balance}>Saldo disponible {available !== null && <b>{formatExactDollars(available)}</b>}</Link>
      </li>
      {pages
        .filter((page) => !('role' in page) || page.role === role)
        .map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
    </ul>
  );
}

/** The account of the signed-in person: name, balance, and the pages that are theirs. */
export default function AccountMenu(): ReactNode {
  const { user, logout } = useAuth();
  const { isOpen, setIsOpen, root, button, onBlur } = useDisclosure();
  const panelId = useId();
  if (!user) return null;
  const name = user.fullName || user.username;
  return (
    <Root ref={root} onBlur={onBlur}>
      <Toggle
        ref={button}
        type="button"
        aria-label={`Tu cuenta: ${name}`}
        title={name}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span aria-hidden>{name.charAt(0).toLocaleUpperCase('es')}</span>
      </Toggle>
      {isOpen && (
        <Panel
          id={panelId}
          onClick={({ target }) => {
            if (target instanceof Element && target.closest('a')) setIsOpen(false);
          }}
        >
          <p>{name}</p>
          <p>
            <small>{user.email}</small>
          </p>
          <Pages role={user.role} />
          <button type="button" onClick={() => void signOut(logout, getUserMessage)}>
            Cerrar sesión
          </button>
        </Panel>
      )}
    </Root>
  );
}
