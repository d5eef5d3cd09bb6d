import { color, font, radius, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';

export const Media = styled.div`
  position: relative;
  max-width: 60rem;
  overflow: hidden;
  border-radius: ${radius.lg};

  & > :last-child {
    position: absolute;
    inset: auto auto ${space[2]} ${space[2]};
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: ${space[2]} ${space[3]};
  margin: 0;
  padding: ${space[3]} 0;
  border-block: 1px solid ${color.line};

  dt {
    color: ${color.muted};
    font-size: ${text.small};
  }

  dd {
    margin: 0;
    font-family: ${font.display};
    font-size: ${text.title};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export const Words = styled.div`
  max-width: 68ch;
  font-size: ${text.lead};

  p {
    margin: 0 0 ${space[2]};
  }
`;
