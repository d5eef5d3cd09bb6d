import { postSchema, type PostInput } from '@cimiento/contracts/schemas';
import { DeleteDialog, IrreversibleNote } from '../../shared/records/DeleteDialog';
import { pickFormValues } from '../../shared/records/form-values';
import type { OpenDialog } from '../../shared/records/open-dialog';
import { CrudDialogs } from '../../shared/records/CrudDialogs';
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
  const crud = useCrud<PostInput>(documents, noun, reload);
  if (dialog.kind === 'view') return <PostViewDialog post={dialog.row} onClose={onClose} />;
  return (
    <CrudDialogs
      dialog={dialog}
      texts={{ add: 'Nuevo Post', create: 'Crear Post', edit: 'Editar Post' }}
      entity="post"
      getName={({ title }) => title}
      schema={postSchema}
      newValues={newPost}
      document={CurrentPostDocument}
      toValues={toFormValues}
      crud={crud}
      onClose={onClose}
      renderDelete={({ id, title }) => (
        <DeleteDialog onDelete={() => crud.remove(id)} onClose={onClose}>
          <p>
            ¿Eliminar el post <strong>{title}</strong>?
          </p>
          <IrreversibleNote />
        </DeleteDialog>
      )}
    >
      <PostFields />
    </CrudDialogs>
  );
}
