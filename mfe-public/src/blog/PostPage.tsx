import { brand, paths } from '@cimiento/contracts';
import { Illustration, MessagePage } from '@cimiento/product-ui';
import { ButtonLink, ErrorState, Grid, PageSkeleton, SectionTitle, SmartImage, usePageTitle } from '@cimiento/ui';
import { useParams } from 'react-router-dom';
import { PostCard } from '../shared/PostCard';
import { usePlainQuery } from '../shared/usePlainQuery';
import { splitParagraphs, getRelatedPosts } from './posts';
import { Article, Byline, Excerpt, Related } from './PostPage.styles';
import { PostsDocument, type PostsQuery } from './posts.generated';
import { texts } from './texts';

type Posts = PostsQuery['posts'];

function Post({ post, posts }: { post: Posts[number]; posts: Posts }) {
  usePageTitle(post.title, post.excerpt);
  const related = getRelatedPosts(posts, post);
  return (
    <>
      <Article>
        <SmartImage
          src={post.imageUrl}
          alt=""
          ratio="16 / 9"
          isFirst
          fallback={<Illustration seed={post.slug} kind="article" />}
        />
        <h1>{post.title}</h1>
        <Byline>
          {texts.date} · {brand.author}
        </Byline>
        <Excerpt>{post.excerpt}</Excerpt>
        {splitParagraphs(post.content).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </Article>
      {related.length > 0 && (
        <Related aria-labelledby="related">
          <SectionTitle id="related">{texts.related}</SectionTitle>
          <Grid>
            {related.map((other) => (
              <PostCard key={other.id} post={other} />
            ))}
          </Grid>
        </Related>
      )}
    </>
  );
}

/** One article, found by its slug in the whole list, with related ones. */
export default function PostPage() {
  const { slug } = useParams();
  const { data, loading, refetch } = usePlainQuery(PostsDocument);
  if (loading) return <PageSkeleton />;
  if (!data) return <ErrorState message={texts.failed} onRetry={refetch} />;
  const post = data.posts.find((candidate) => candidate.slug === slug);
  if (post) return <Post key={post.id} post={post} posts={data.posts} />;
  return (
    <MessagePage
      title={texts.notFoundTitle}
      message={texts.notFound}
      actions={<ButtonLink to={paths.home}>{texts.back}</ButtonLink>}
    />
  );
}
