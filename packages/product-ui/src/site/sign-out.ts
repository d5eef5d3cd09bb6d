// Imported by package name: federation shares that module, so there is a single toast store in the page.
import { toast, toastOnNextPage } from '@cimiento/ui/toast';
import { siteMessages, paths } from '@cimiento/contracts';

/**
 * Ends the session and leads to the home page.
 * @param logout ends the session on the server.
 * @param getErrorMessage message for the user from a failure.
 */
export async function signOut(logout: () => Promise<void>, getErrorMessage: (error: unknown) => string): Promise<void> {
  try {
    await logout();
    toastOnNextPage({ title: 'Sesión cerrada', description: siteMessages.signedOut });
    // A full page load, so that no data of the ended session stays in memory.
    window.location.assign(paths.home);
  } catch (error) {
    toast({ title: 'Error al cerrar sesión', description: getErrorMessage(error), variant: 'destructive' });
  }
}
