import { postPath } from '@cimiento/contracts';
import { color, font, Illustration, radius, SmartImage, space, text, TextLink } from '@cimiento/ui';
import { styled } from 'styled-components';
import type { PostsQuery } from './posts.generated';
import { texts } from './texts';

export const PostGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space[3]};
`;

const Frame = styled.article`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[3]};

  h2 {
    font-family: ${font.display};
    font-size: ${text.title};
  }

  p {
    margin: 0;
    color: ${color.muted};
  }

  a {
    margin-top: auto;
    min-height: 2.75rem;
    display: inline-flex;
    align-items: center;
  }
`;

const Small = styled.p`
  && {
    font-size: ${text.small};
  }
`;

/** One article in a list (specification §2). */
export const PostCard = ({ post }: { post: PostsQuery['posts'][number] }) => (
  <Frame>
    <SmartImage src={post.imageUrl} alt="" ratio="16 / 9" fallback={<Illustration seed={post.slug} kind="article" />} />
    <Body>
      <Small>{texts.date}</Small>
      <h2>{post.title}</h2>
      <p>{post.excerpt}</p>
      <TextLink to={postPath(post.slug)} aria-label={`${texts.read} ${post.title}`}>
        {texts.read}
      </TextLink>
    </Body>
  </Frame>
);
