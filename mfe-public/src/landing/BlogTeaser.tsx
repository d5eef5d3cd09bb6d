import { paths } from '@cimiento/contracts';
import { useIdleQuery } from '@cimiento/session';
import { ButtonLink, color, EmptyState, ErrorMessage, Grid, Block, space, VisuallyHidden } from '@cimiento/ui';
import { styled } from 'styled-components';
import { PostCard } from '../shared/PostCard';
import { texts } from '../shared/post-texts';
import { Band, Inner } from './layout';
import { SectionHeader } from './SectionHeader';
import { PostTeasersDocument, type PostTeasersQuery } from './teaser.generated';

const maxPosts = 3;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: end;
  gap: ${space[3]};
`;

const IconFrame = styled.div`
  display: grid;
  place-items: center;
  color: ${color.muted};
`;

/** In place of a missing image. */
const Placeholder = () => (
  <IconFrame data-placeholder>
    <svg
      width="48"
      height="48"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M5 3.5h10l4 4v13H5zM15 3.5v4h4M8.5 12h7M8.5 15.5h7M8.5 8.5h3" />
    </svg>
  </IconFrame>
);

const Loading = () => (
  <div role="status">
    <VisuallyHidden>{texts.loading}</VisuallyHidden>
    <Grid aria-hidden>
      {Array.from({ length: maxPosts }, (_unused, card) => (
        <Block key={card} $height="26rem" />
      ))}
    </Grid>
  </div>
);

function Posts({ posts }: { posts: PostTeasersQuery['posts'] }) {
  if (posts.length === 0) return <EmptyState title={texts.empty} />;
  // The list is ordered by id: the newest come last.
  const latest = posts.slice(-maxPosts).reverse();
  return (
    <Grid>
      {latest.map((post) => (
        <PostCard key={post.id} post={post} heading="h3" placeholder={<Placeholder />} />
      ))}
    </Grid>
  );
}

/** The latest articles. */
export function BlogTeaser() {
  const { data, loading, error, refetch } = useIdleQuery(PostTeasersDocument);
  return (
    <Band aria-labelledby="articulos">
      <Inner>
        <Row>
          <SectionHeader id="articulos" topic="Blog" title="Para leer antes de invertir" />
          <ButtonLink to={paths.blog} variant="secondary">
            Ver todos los artículos
          </ButtonLink>
        </Row>
        {loading && <Loading />}
        {error !== undefined && <ErrorMessage message={texts.failed} onRetry={refetch} />}
        {data && <Posts posts={data.posts} />}
      </Inner>
    </Band>
  );
}
