import type { FieldErrors } from '@cimiento/contracts';
import { getUserMessage, toCallError } from '@cimiento/session';
import { toast } from '@cimiento/ui/toast';

/** Shows a toast for a change that failed and returns its messages by field. After an ended session the guard leads to the login page. */
export async function reportSaveError(
  error: unknown,
  title: string,
  refresh: () => Promise<void>,
): Promise<FieldErrors> {
  const { code, fields } = toCallError(error);
  toast({
    title,
    description: getUserMessage(error, 'Revisa tu conexión e intenta de nuevo.'),
    variant: 'destructive',
  });
  if (code === 'UNAUTHENTICATED') await refresh();
  return fields;
}
