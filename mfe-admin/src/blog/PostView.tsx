import { color, Dialog, Illustration, radius, SmartImage, space, text } from '@cimiento/ui';
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

/** Paragraphs of the view dialog: parted by line breaks (specification §2). */
const paragraphs = (content: string): string[] => content.split(/\n+/).filter((line) => line.trim() !== '');

/** An article as it stands, to be read before it is changed. */
export const PostView = ({ post, onClose }: { post: Post; onClose: () => void }) => (
  <Dialog
    open
    readOnly
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
    title={post.title}
  >
    <Article>
      <SmartImage
        src={post.imageUrl}
        alt=""
        ratio="16 / 9"
        fallback={<Illustration seed={post.slug} kind="article" />}
      />
      <Excerpt>{post.excerpt}</Excerpt>
      {paragraphs(post.content).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </Article>
  </Dialog>
);
