import { paths } from '@cimiento/contracts';
import { Button } from '@cimiento/ui';
import { AccountLink, Initial, Person } from './AdminLayout.styles';

type Props = { fullName: string | undefined; email: string | undefined; onLogout: () => void };

/** The signed-in user and the logout button. Without a name it shows 'Administrador'. */
export function SignedInUser({ fullName, email, onLogout }: Props) {
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
