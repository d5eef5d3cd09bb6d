import type { FieldErrors } from '@cimiento/contracts';
import { getUserMessage, toCallError } from '@cimiento/session';
import { formRefusal } from '@cimiento/ui/form';
import { toast } from '@cimiento/ui/toast';

const getDescription = (error: unknown): string => getUserMessage(error, 'Revisa tu conexión e intenta de nuevo.');

/** Shows a toast for a change that failed. After an ended session the guard leads to the login page. */
export async function showSaveError(error: unknown, title: string, refresh: () => Promise<void>): Promise<void> {
  toast({ title, description: getDescription(error), variant: 'destructive' });
  if (toCallError(error).code === 'UNAUTHENTICATED') await refresh();
}

/**
 * The failure of a form: its messages by field, or the one that the form keeps until something changes. What the server said shows as a toast
 * too; without an answer the form alone says so.
 */
export async function reportSaveError(
  error: unknown,
  title: string,
  refresh: () => Promise<void>,
): Promise<FieldErrors> {
  const { code, fields } = toCallError(error);
  if (code !== 'OFFLINE') await showSaveError(error, title, refresh);
  return Object.keys(fields).length > 0 ? fields : { [formRefusal]: getDescription(error) };
}
