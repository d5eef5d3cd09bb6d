import { registerPath } from '@cimiento/contracts';
import { toast } from '@cimiento/ui/toast';

/** The address where somebody registers with a code, whole, to be sent to them. */
export const registrationAddress = (code: string): string => new URL(registerPath(code), window.location.origin).href;

/** Puts words where they can be pasted, and says so. */
export async function copy(words: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    toast({ title: done });
  } catch {
    toast({
      title: 'Error',
      description: 'El navegador no dejó copiar. Selecciona el texto y cópialo.',
      variant: 'destructive',
    });
  }
}
