import { Button } from '@cimiento/ui';
import { Initial, Person } from './AdminLayout.styles';

type Props = { fullName: string | undefined; email: string | undefined; onLogout: () => void };

/** Who is signed in (fallback Administrador), and the way out. */
export function Identity({ fullName, email, onLogout }: Props) {
  const name = fullName || 'Administrador';
  return (
    <Person>
      <Initial aria-hidden>{Array.from(name)[0]?.toUpperCase()}</Initial>
      <div>
        <strong>{name}</strong>
        <span>{email ?? ''}</span>
      </div>
      <Button variant="onDark" size="small" onClick={onLogout}>
        Cerrar Sesión
      </Button>
    </Person>
  );
}
