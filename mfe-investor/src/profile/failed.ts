import type { FieldErrors } from '@cimiento/contracts';
import { personMessage, toCallError } from '@cimiento/session';
import { toast } from '@cimiento/ui/toast';

/** Tells of a change that was not made, and gives the fields at fault. A session that has ended is for the page's guard. */
export async function failed(error: unknown, title: string, refresh: () => Promise<void>): Promise<FieldErrors> {
  const { code, fields } = toCallError(error);
  toast({ title, description: personMessage(error, 'Revisa tu conexión e intenta de nuevo.'), variant: 'destructive' });
  if (code === 'UNAUTHENTICATED') await refresh();
  return fields;
}
