import { paths } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { RecordListPage } from '../../shared/records/RecordListPage';
import { listVariables, useListState } from '../../shared/records/useListState';
import { titles } from '../../titles';
import { AdminPostsDocument, PostsForFileDocument } from './blog.generated';
import { postColumns } from './post-columns';
import { postExport } from './post-export';
import { PostDialogs } from './PostDialogs';

const texts = {
  add: 'Nuevo Post',
  caption: titles[paths.adminBlog],
  search: 'Buscar posts...',
  loading: 'Cargando posts...',
  failure: 'No se pudieron cargar los posts',
  empty: 'No hay posts disponibles',
  emptyHint: 'Aquí verás cada artículo del blog.',
};

const sorts = ['id', 'title', 'slug'] as const;

/** Lists, creates, edits and deletes posts. */
export default function BlogPage() {
  const list = useListState({ sorts });
  const variables = listVariables(list);
  const query = usePageQuery(AdminPostsDocument, variables);
  return (
    <RecordListPage
      texts={texts}
      list={list}
      query={query}
      page={query.data?.adminPosts}
      columns={postColumns}
      file={{
        name: 'posts',
        query: PostsForFileDocument,
        variables: (after) => ({ search: variables.search, after }),
        columns: postExport,
      }}
      Dialogs={PostDialogs}
    />
  );
}
