import { slugify } from '@cimiento/contracts';
import { postFields } from '@cimiento/contracts/fields';
import { Button } from '@cimiento/ui';
import { FormTextArea, getControlProps, useFormChange, useFormValue } from '@cimiento/ui/form';
import { styled } from 'styled-components';
import { Wide } from '../../shared/records/Fields';
import { RecordField } from '../../shared/records/RecordField';

const WithButton = styled(Wide)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.5rem;

  /* Aligns the button with the input, below its label. */
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
      <RecordField name="slug" field={postFields.slug} autoCapitalize="none" spellCheck={false} />
      <Button variant="secondary" disabled={title === ''} onClick={() => change('slug', slugify(title))}>
        Generar
      </Button>
    </WithButton>
  );
}

/** The fields of an article; its slug can be generated from the title. */
export const PostFields = () => (
  <>
    <Wide>
      <RecordField name="title" field={postFields.title} />
    </Wide>
    <Slug />
    <RecordField name="imageUrl" field={postFields.imageUrl} />
    <Wide>
      <FormTextArea name="excerpt" {...getControlProps(postFields.excerpt)} rows={3} style={{ minHeight: '5rem' }} />
    </Wide>
    <Wide>
      <FormTextArea name="content" {...getControlProps(postFields.content)} rows={10} />
    </Wide>
  </>
);
