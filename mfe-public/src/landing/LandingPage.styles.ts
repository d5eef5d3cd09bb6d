import { color, font, media, radius, shadow, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';

export const Hero = styled.section`
  display: grid;
  gap: ${space[6]};
  max-width: 76rem;
  margin-inline: auto;
  padding: ${space[4]} ${space[2]} ${space[8]};

  ${media.desktop} {
    grid-template-columns: 1.1fr 0.9fr;
    align-items: center;
    padding: ${space[6]} ${space[4]} ${space[8]};
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space[3]};

  h1 {
    font-size: clamp(2.375rem, 1.4rem + 4vw, 4.25rem);
    line-height: 1.05;
    text-wrap: balance;
  }
`;

export const Lead = styled.p`
  margin: 0;
  max-width: 54ch;
  color: ${color.muted};
  font-size: ${text.lead};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1.5]};
`;

export const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, auto);
  justify-content: start;
  gap: ${space[2]} ${space[4]};
  margin: 0;
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: start;
  }

  dt {
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

export const Figure = styled.dd`
  margin: 0;
  font-family: ${font.display};
  font-size: ${text.heading};
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Picture = styled.div`
  position: relative;
  display: grid;
  place-items: end center;
  min-height: 30rem;
  padding: ${space[8]} ${space[2]} 0;
  background: ${color.dark};
  border-radius: ${radius.lg};
  overflow: hidden;
`;

export const Floating = styled.p`
  position: absolute;
  left: ${space[3]};
  top: ${space[3]};
  margin: 0;
  padding: ${space[1.5]} ${space[2]};
  display: grid;
  background: ${color.surface};
  border-radius: ${radius.md};
  box-shadow: ${shadow.overlay};

  strong {
    font-family: ${font.display};
    font-size: ${text.title};
    font-weight: 560;
  }

  span {
    color: ${color.muted};
    font-size: ${text.small};
  }
`;
