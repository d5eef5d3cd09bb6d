import { postPath } from '@cimiento/contracts';
import { Illustration } from '@cimiento/product-ui';
import { color, font, radius, SmartImage, space, text, TextLink } from '@cimiento/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { texts } from './post-texts';

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

const Title = styled.h2`
  font-family: ${font.display};
  font-size: ${text.card};
`;

const Small = styled.p`
  && {
    font-size: ${text.small};
  }
`;

export type PostSummary = { slug: string; title: string; excerpt: string; imageUrl: string | null };

type Props = {
  post: PostSummary;
  /** Level of the title. */
  heading?: 'h2' | 'h3';
  /** In place of a missing or broken image; by default an illustration. */
  placeholder?: ReactNode;
  /** The first card of a page that starts with them. */
  isFirst?: boolean;
};

/** An article in a list. */
export const PostCard = ({ post, heading = 'h2', placeholder, isFirst }: Props) => (
  <Frame>
    <SmartImage
      src={post.imageUrl}
      alt=""
      ratio="16 / 9"
      isFirst={isFirst}
      fallback={placeholder ?? <Illustration seed={post.slug} kind="article" />}
    />
    <Body>
      <Small>{texts.date}</Small>
      <Title as={heading}>{post.title}</Title>
      <p>{post.excerpt}</p>
      <TextLink to={postPath(post.slug)} aria-label={`${texts.read} ${post.title}`}>
        {texts.read}
      </TextLink>
    </Body>
  </Frame>
);
