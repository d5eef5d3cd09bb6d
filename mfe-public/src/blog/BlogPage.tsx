import { paths } from '@cimiento/contracts';
import {
  Button,
  EmptyState,
  ErrorState,
  Grid,
  PageContainer,
  PageHeader,
  Skeleton,
  TextField,
  TextLink,
} from '@cimiento/ui';
import { useState } from 'react';
import { usePageHead } from '../shared/usePageHead';
import { usePlainQuery } from '../shared/usePlainQuery';
import { PostCard } from '../shared/PostCard';
import { searchPosts } from './posts';
import { PostsDocument, type PostsQuery } from './posts.generated';
import { texts } from './texts';

function Articles({ posts }: { posts: PostsQuery['posts'] }) {
  const [search, setSearch] = useState('');
  const matches = searchPosts(posts, search);
  if (posts.length === 0) return <EmptyState title={texts.empty} />;
  return (
    <>
      <TextField
        label="Buscar"
        type="search"
        placeholder={texts.search}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {matches.length === 0 ? (
        <EmptyState
          title={texts.noMatch}
          action={
            <Button variant="secondary" onClick={() => setSearch('')}>
              {texts.showAll}
            </Button>
          }
        />
      ) : (
        <Grid>
          {matches.map((post, index) => (
            <PostCard key={post.id} post={post} isFirst={index === 0} />
          ))}
        </Grid>
      )}
    </>
  );
}

/** The list of articles with its search. */
export default function BlogPage() {
  const { headline, description } = usePageHead(paths.blog);
  const { data, loading, error, refetch } = usePlainQuery(PostsDocument);
  return (
    <PageContainer>
      <PageHeader title={headline} lead={description} />
      <div>
        <TextLink to={paths.home}>{texts.back}</TextLink>
      </div>
      {loading && <Skeleton label={texts.loading} />}
      {error && <ErrorState message={texts.failed} onRetry={refetch} />}
      {data && <Articles posts={data.posts} />}
    </PageContainer>
  );
}
