import { paths } from '@cimiento/contracts';
import { guardPage } from '../../shared/layout/guardPage';
import { createRecordList } from '../../shared/records/createRecordList';
import { RecordListPage } from '../../shared/records/RecordListPage';
import { pages } from '../../shared/pages';
import { AdminPostsDocument, PostsForFileDocument } from './blog.generated';
import { postColumns, postExport } from './post-columns';
import { PostDialogs } from './PostDialogs';

const usePosts = createRecordList({
  texts: {
    caption: pages[paths.adminBlog].title,
    search: 'Buscar posts...',
    records: 'los posts',
    empty: 'No hay posts disponibles',
    emptyHint: 'Aquí verás cada artículo del blog.',
  },
  sorts: ['id', 'title', 'slug'],
  query: AdminPostsDocument,
  getPage: (data) => data.adminPosts,
  columns: postColumns,
  file: { name: 'posts', query: PostsForFileDocument, columns: postExport },
});

/** Lists, creates, edits and deletes posts. */
function BlogPage() {
  return <RecordListPage {...usePosts()} add="Nuevo Post" create="createPost" Dialogs={PostDialogs} />;
}

export default guardPage(paths.adminBlog, BlogPage);
