import type { Session } from '@cimiento/session';
import { toast } from '@cimiento/ui/toast';

/** Says who is signed in now when another user has taken the place of the one before, as in another window of the browser. */
export function announceSwitches({ getState, subscribe }: Pick<Session, 'getState' | 'subscribe'>): () => void {
  let last = getState().user;
  return subscribe(() => {
    const { user } = getState();
    if (user && last && user.id !== last.id)
      toast({
        title: `Ahora está abierta la sesión de ${user.fullName}`,
        description: 'Empezó en otra ventana de este navegador. Lo que preparaste con la otra cuenta no se hizo.',
      });
    last = user ?? last;
  });
}
