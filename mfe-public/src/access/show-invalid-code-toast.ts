import { messages } from '@cimiento/contracts';
import { toast } from '@cimiento/ui/toast';

/** Shows that the server rejected a code, with its message if it gave one. */
export const showInvalidCodeToast = (message: string | null = null): void => {
  toast({ title: 'Código inválido', description: message ?? messages.invalidCode, variant: 'destructive' });
};
