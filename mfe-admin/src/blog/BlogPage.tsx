import { paths } from '@cimiento/contracts';
import { AddIcon, Button, PageHeader, usePageTitle } from '@cimiento/ui';
import { useMemo, useState } from 'react';
import { AdminLayout } from '../layout/AdminLayout';
import { ExportButton } from '../records/ExportButton';
import { ListToolbar } from '../records/ListToolbar';
import type { OpenDialog } from '../records/open-dialog';
import { RecordList } from '../records/RecordList';
import { useQueryWithPreviousData } from '../records/useQueryWithPreviousData';
import { listVariables, useListState } from '../records/useListState';
import { titles } from '../titles';
import { AdminPostsDocument, PostsForFileDocument } from './blog.generated';
import { postColumns, type Post } from './post-columns';
import { postExport } from './post-export';
import { PostDialogs } from './PostDialogs';

const texts = {
  caption: titles[paths.adminBlog],
  loading: 'Cargando posts...',
  failure: 'No se pudieron cargar los posts',
  empty: 'No hay posts disponibles',
  emptyHint: 'Aquí verás cada artículo del blog.',
};

const sorts = ['id', 'title', 'slug'] as const;

/** Lists, creates, edits and deletes posts. */
export default function BlogPage() {
  usePageTitle(texts.caption);
  const list = useListState({ sorts });
  const variables = listVariables(list);
  const { data, loading, error, reload, refresh } = useQueryWithPreviousData(AdminPostsDocument, variables);
  const [dialog, setDialog] = useState<OpenDialog<Post> | null>(null);
  const columns = useMemo(() => postColumns(setDialog), []);
  const add = (
    <Button onClick={() => setDialog({ kind: 'create' })}>
      <AddIcon size={18} />
      Nuevo Post
    </Button>
  );
  return (
    <AdminLayout>
      <PageHeader title={texts.caption} actions={add} />
      <ListToolbar
        list={list}
        searchLabel="Buscar posts..."
        loading={loading}
        onRefresh={refresh}
        tools={
          <ExportButton
            name="posts"
            query={PostsForFileDocument}
            variables={(after) => ({ search: variables.search, after })}
            total={data?.adminPosts.total}
            totalIsCapped={data?.adminPosts.totalIsCapped}
            columns={postExport}
          />
        }
      />
      <RecordList
        texts={texts}
        columns={columns}
        list={list}
        page={data?.adminPosts}
        loading={loading}
        error={error}
        onRetry={refresh}
      />
      {dialog && <PostDialogs dialog={dialog} onClose={() => setDialog(null)} reload={reload} />}
    </AdminLayout>
  );
}
