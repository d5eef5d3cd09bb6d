import { color, Notice, radius, SectionTitle, space } from '@cimiento/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { hashFile } from './hash-file';

const Input = styled.input`
  display: block;
  width: 100%;
  min-height: 2.75rem;
  margin-top: ${space[1]};
  padding: ${space[1]};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.md};
`;

const texts = {
  genuine: 'Es el documento que emitimos, sin ningún cambio.',
  other: 'No es el documento que emitimos: alguien lo cambió, o es otra versión.',
  unavailable: 'Este navegador no puede leer la huella aquí. Compara la huella SHA-256 con otra herramienta.',
} as const;

/** Compares a PDF with the fingerprint of the genuine one, in the browser: the file is sent nowhere. */
export function CompareFile({ sha256 }: { sha256: string }) {
  const id = useId();
  const [outcome, setOutcome] = useState<keyof typeof texts | null>(null);
  const compare = async (file: File | undefined) => {
    setOutcome(null);
    if (!file) return;
    const hash = await hashFile(file);
    setOutcome(hash === null ? 'unavailable' : hash === sha256 ? 'genuine' : 'other');
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <SectionTitle id={`${id}-title`}>¿Tienes el PDF?</SectionTitle>
      <label htmlFor={id}>
        Elígelo para comparar su huella, el código que cambia si alguien lo modifica. No sale de tu dispositivo.
      </label>
      <Input
        id={id}
        type="file"
        accept="application/pdf"
        // Without this, choosing a file of the same name fires no change event.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
          setOutcome(null);
        }}
        onChange={({ target }) => void compare(target.files?.[0])}
      />
      <div role="status">
        {outcome && (
          <Notice $top={1.5} $tone={outcome === 'genuine' ? 'success' : 'danger'}>
            {texts[outcome]}
          </Notice>
        )}
      </div>
    </section>
  );
}
