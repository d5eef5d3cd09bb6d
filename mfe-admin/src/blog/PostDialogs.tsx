import { useMutation } from '@apollo/client/react';
import { postSchema, type PostInput } from '@cimiento/contracts/schemas';
import { useMemo } from 'react';
import { DeleteDialog, NoWayBack } from '../records/DeleteDialog';
import { formValues } from '../records/form-values';
import type { OpenDialog, Seen } from '../records/open-dialog';
import { RecordDialog } from '../records/RecordDialog';
import { RecordHistoryDialog } from '../audit-log/RecordHistoryDialog';
import { useChanges } from '../records/useChanges';
import { CreatePostDocument, DeletePostDocument, UpdatePostDocument } from './blog.generated';
import type { Post } from './post-columns';
import { PostFields } from './PostFields';
import { PostView } from './PostView';

const said = {
  create: { done: 'Post creado', failed: (message: string) => `No se pudo crear el post: ${message}` },
  update: { done: 'Post actualizado', failed: (message: string) => `No se pudo actualizar el post: ${message}` },
  remove: { done: 'Post eliminado', failed: (message: string) => `No se pudo eliminar el post: ${message}` },
};

function usePostChanges(reload: () => Promise<unknown>) {
  const { save, remove } = useChanges(reload);
  const [create] = useMutation(CreatePostDocument);
  const [update] = useMutation(UpdatePostDocument);
  const [del] = useMutation(DeletePostDocument);
  return {
    create: (input: PostInput) => save(() => create({ variables: { input } }), said.create),
    update: ({ id, revision }: Seen, input: PostInput) =>
      save(() => update({ variables: { id, input, revision } }), said.update),
    remove: (id: number) => remove(() => del({ variables: { id } }), said.remove),
  };
}

const empty: Partial<PostInput> = {};

const valuesOf = (post: Post): Partial<PostInput> => ({
  ...formValues(post, ['title', 'slug', 'excerpt', 'content']),
  imageUrl: post.imageUrl ?? undefined,
});

type Props = { dialog: OpenDialog<Post>; onClose: () => void; reload: () => Promise<unknown> };

/** The dialog that is open over the articles (specification §2 'Admin Blog'). */
export function PostDialogs({ dialog, onClose, reload }: Props) {
  const { create, update, remove } = usePostChanges(reload);
  const row = dialog.kind === 'create' ? null : dialog.row;
  const initialValues = useMemo(() => (row ? valuesOf(row) : empty), [row]);
  const form = { schema: postSchema, initialValues, onClose };
  if (!row) {
    return (
      <RecordDialog {...form} title="Nuevo Post" submitLabel="Crear Post" onSubmit={create}>
        <PostFields />
      </RecordDialog>
    );
  }
  if (dialog.kind === 'history')
    return <RecordHistoryDialog entity="post" id={row.id} name={row.title} onClose={onClose} />;
  if (dialog.kind === 'view') return <PostView post={row} onClose={onClose} />;
  if (dialog.kind === 'delete') {
    return (
      <DeleteDialog onDelete={() => remove(row.id)} onClose={onClose}>
        <p>
          ¿Eliminar el post <strong>{row.title}</strong>?
        </p>
        <NoWayBack />
      </DeleteDialog>
    );
  }
  return (
    <RecordDialog {...form} title="Editar Post" submitLabel="Guardar Cambios" onSubmit={(input) => update(row, input)}>
      <PostFields />
    </RecordDialog>
  );
}
