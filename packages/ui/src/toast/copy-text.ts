import { toast } from './store';

/** Copies the text to the clipboard and shows the result in a toast. */
export async function copyText(text: string, successTitle: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: successTitle });
  } catch {
    toast({
      title: 'Error',
      description: 'El navegador no dejó copiar. Selecciona el texto y cópialo.',
      variant: 'destructive',
    });
  }
}
