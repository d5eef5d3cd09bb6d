import { color, font, radius, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';

export const Article = styled.article`
  max-width: 44rem;
  margin: 0 auto;
  padding: ${space[4]} ${space[2]} ${space[6]};

  & > :first-child {
    border-radius: ${radius.lg};
  }

  h1 {
    margin-top: ${space[4]};
    font-size: ${text.page};
  }

  p {
    font-size: ${text.lead};
    line-height: 1.7;
  }
`;

export const Byline = styled.p`
  && {
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

export const Excerpt = styled.p`
  && {
    padding-left: ${space[2]};
    border-left: 3px solid ${color.lineStrong};
    font-family: ${font.display};
    font-size: ${text.card};
    line-height: 1.4;
  }
`;

export const Related = styled.section`
  max-width: 76rem;
  margin: 0 auto;
  padding: 0 ${space[2]} ${space[8]};
`;
