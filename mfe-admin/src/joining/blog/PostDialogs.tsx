import { postSchema, type PostInput } from '@cimiento/contracts/schemas';
import { DeleteDialog, IrreversibleNote } from '../../shared/records/DeleteDialog';
import { pickFormValues } from '../../shared/records/form-values';
import type { OpenDialog } from '../../shared/records/open-dialog';
import { EditDialog } from '../../shared/records/EditDialog';
import { RecordDialog } from '../../shared/records/RecordDialog';
import { RecordHistoryDialog } from '../../access/audit-log/RecordHistoryDialog';
import { useCrud, type Noun } from '../../shared/records/useCrud';
import { CreatePostDocument, CurrentPostDocument, DeletePostDocument, UpdatePostDocument } from './blog.generated';
import type { Post } from './post-columns';
import { PostFields } from './PostFields';
import { PostViewDialog } from './PostViewDialog';

const documents = { create: CreatePostDocument, update: UpdatePostDocument, remove: DeletePostDocument };
const noun: Noun = { name: 'el post' };

const newPost: Partial<PostInput> = {};

const toFormValues = (post: Post): Partial<PostInput> => ({
  ...pickFormValues(post, ['title', 'slug', 'excerpt', 'content']),
  imageUrl: post.imageUrl ?? undefined,
});

type Props = { dialog: OpenDialog<Post>; onClose: () => void; reload: () => Promise<unknown> };

/** The open dialog of the blog page: create, view, edit, delete or history. */
export function PostDialogs({ dialog, onClose, reload }: Props) {
  const { create, update, remove } = useCrud<PostInput>(documents, noun, reload);
  const row = dialog.kind === 'create' ? null : dialog.row;
  const form = { schema: postSchema, onClose };
  if (!row) {
    return (
      <RecordDialog {...form} title="Nuevo Post" submitLabel="Crear Post" initialValues={newPost} onSubmit={create}>
        <PostFields />
      </RecordDialog>
    );
  }
  if (dialog.kind === 'history')
    return <RecordHistoryDialog entity="post" id={row.id} name={row.title} onClose={onClose} />;
  if (dialog.kind === 'view') return <PostViewDialog post={row} onClose={onClose} />;
  if (dialog.kind === 'delete') {
    return (
      <DeleteDialog onDelete={() => remove(row.id)} onClose={onClose}>
        <p>
          ¿Eliminar el post <strong>{row.title}</strong>?
        </p>
        <IrreversibleNote />
      </DeleteDialog>
    );
  }
  return (
    <EditDialog
      {...form}
      title="Editar Post"
      entity="post"
      row={row}
      document={CurrentPostDocument}
      toValues={toFormValues}
      onUpdate={update}
    >
      <PostFields />
    </EditDialog>
  );
}
