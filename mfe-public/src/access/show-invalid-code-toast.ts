import { messages } from '@cimiento/contracts';
import { toast } from '@cimiento/ui/toast';

/** Tells of a code that the server refused, in its words where it gave any (specification §8). */
export const showInvalidCodeToast = (message: string | null = null): void => {
  toast({ title: 'Código inválido', description: message ?? messages.invalidCode, variant: 'destructive' });
};
