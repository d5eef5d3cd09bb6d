import { slugify } from '@cimiento/contracts';
import { Button } from '@cimiento/ui';
import { FormField, FormTextArea, useFormChange, useFormValue } from '@cimiento/ui/form';
import { styled } from 'styled-components';
import { Wide } from '../records/Fields';

const WithButton = styled(Wide)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.5rem;

  /* Beside the field itself, below the height of its label. */
  & > button {
    align-self: start;
    margin-top: 1.65rem;
  }
`;

function Slug() {
  const title = useFormValue<string>('title')?.trim() ?? '';
  const change = useFormChange();
  return (
    <WithButton>
      <FormField
        name="slug"
        label="Slug"
        marked
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="titulo-del-articulo"
      />
      <Button variant="secondary" disabled={title === ''} onClick={() => change('slug', slugify(title))}>
        Generar
      </Button>
    </WithButton>
  );
}

/** The fields of an article; its slug can be made from the title (specification §5). */
export const PostFields = () => (
  <>
    <Wide>
      <FormField name="title" label="Título" marked autoComplete="off" />
    </Wide>
    <Slug />
    <Wide>
      <FormField name="imageUrl" label="Imagen (URL)" marked inputMode="url" autoComplete="off" spellCheck={false} />
    </Wide>
    <Wide>
      <FormTextArea name="excerpt" label="Extracto" marked rows={3} style={{ minHeight: '5rem' }} />
    </Wide>
    <Wide>
      <FormTextArea name="content" label="Contenido" marked rows={10} hint="Deja una línea en blanco entre párrafos." />
    </Wide>
  </>
);
