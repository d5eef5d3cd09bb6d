import { Illustration } from '@cimiento/product-ui';
import { color, Dialog, radius, SmartImage, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';
import type { Post } from './post-columns';

const Article = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};

  & > div {
    border-radius: ${radius.md};
  }

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Excerpt = styled.p`
  color: ${color.muted};
  font-size: ${text.lead};
`;

/** The view dialog starts a paragraph at each line break. */
const splitParagraphs = (content: string): string[] => content.split(/\n+/).filter((line) => line.trim() !== '');

/** Shows a post as its readers see it. */
export const PostViewDialog = ({ post, onClose }: { post: Post; onClose: () => void }) => (
  <Dialog open readOnly onOpenChange={(open) => !open && onClose()} title={post.title}>
    <Article>
      <SmartImage
        src={post.imageUrl}
        alt=""
        ratio="16 / 9"
        fallback={<Illustration seed={post.slug} kind="article" />}
      />
      <Excerpt>{post.excerpt}</Excerpt>
      {splitParagraphs(post.content).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </Article>
  </Dialog>
);
