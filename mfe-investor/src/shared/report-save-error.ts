import type { FieldErrors } from '@cimiento/contracts';
import { getUserMessage, toCallError } from '@cimiento/session';
import { formRefusal } from '@cimiento/ui/form';
import { toast } from '@cimiento/ui/toast';

/**
 * Shows a toast for a change that failed, and returns its messages by field, or the one that its form keeps until something changes. After
 * an ended session the guard leads to the login page.
 */
export async function reportSaveError(
  error: unknown,
  title: string,
  refresh: () => Promise<void>,
): Promise<FieldErrors> {
  const { code, fields } = toCallError(error);
  const description = getUserMessage(error, 'Revisa tu conexión e intenta de nuevo.');
  toast({ title, description, variant: 'destructive' });
  if (code === 'UNAUTHENTICATED') await refresh();
  return Object.keys(fields).length > 0 ? fields : { [formRefusal]: description };
}
