import { useQuery } from '@apollo/client/react';
import { paths } from '@cimiento/contracts';
import {
  Button,
  EmptyState,
  ErrorState,
  Grid,
  PageContainer,
  PageHeader,
  Spinner,
  TextField,
  TextLink,
} from '@cimiento/ui';
import { useState } from 'react';
import { usePageHead } from '../head/usePageHead';
import { PostCard } from '../posts/PostCard';
import { searchPosts } from './posts';
import { PostsDocument, type PostsQuery } from './posts.generated';
import { texts } from './texts';

function Articles({ posts }: { posts: PostsQuery['posts'] }) {
  const [words, setWords] = useState('');
  const found = searchPosts(posts, words);
  if (posts.length === 0) return <EmptyState title={texts.empty} />;
  return (
    <>
      <TextField
        label="Buscar"
        type="search"
        placeholder={texts.search}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {found.length === 0 ? (
        <EmptyState
          title={texts.noMatch}
          action={
            <Button variant="secondary" onClick={() => setWords('')}>
              {texts.showAll}
            </Button>
          }
        />
      ) : (
        <Grid>
          {found.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </Grid>
      )}
    </>
  );
}

/** The list of articles with its search (specification §2 'Blog list'). */
export default function BlogPage() {
  const { headline, description } = usePageHead(paths.blog);
  const { data, loading, error, refetch } = useQuery(PostsDocument, { notifyOnNetworkStatusChange: true });
  return (
    <PageContainer>
      <PageHeader title={headline} lead={description} />
      <div>
        <TextLink to={paths.home}>{texts.back}</TextLink>
      </div>
      {loading && <Spinner label={texts.loading} />}
      {error && !loading && <ErrorState message={texts.failed} onRetry={() => void refetch()} />}
      {data && <Articles posts={data.posts} />}
    </PageContainer>
  );
}
