import { color, font, media, radius, space, text } from '@cimiento/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

export const Frame = styled.article`
  display: flex;
  flex-direction: column;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  padding: ${space[2]};
`;

export const Media = styled.div`
  position: relative;
  margin: calc(-1 * ${space[2]}) calc(-1 * ${space[2]}) ${space[2]};
  overflow: hidden;
  border-radius: ${radius.lg} ${radius.lg} 0 0;

  & > :last-child {
    position: absolute;
    inset: auto auto ${space[2]} ${space[2]};
  }
`;

export const Name = styled.h2`
  margin: 0 0 ${space[1]};
  font-family: ${font.display};
  font-size: ${text.card};
  line-height: 1.2;
`;

/** As plain as the name was: only the pointer and the focus show that it leads on. */
export const NameLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

export const Description = styled.p`
  margin: 0 0 ${space[2]};
  color: ${color.muted};
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  overflow: hidden;
`;

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};
  margin: auto 0 ${space[2]};
  padding-top: ${space[2]};
  border-top: 1px solid ${color.line};

  & > div {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
  }

  dt {
    color: ${color.muted};
    font-size: ${text.small};
  }

  dd {
    margin: 0;
    font-family: ${font.display};
    font-size: ${text.amount};
    font-variant-numeric: tabular-nums;
  }
`;

export const Note = styled.p`
  margin: 0 0 ${space[2]};
  color: ${color.muted};
  font-size: ${text.small};
`;

export const Actions = styled.div`
  display: grid;

  ${media.tablet} {
    justify-items: start;
  }
`;
