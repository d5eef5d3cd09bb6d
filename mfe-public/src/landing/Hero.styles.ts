import { color, font, media, radius, shadow, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';

export const Frame = styled.section`
  display: grid;
  gap: ${space[6]};
  max-width: 76rem;
  margin-inline: auto;
  padding: ${space[4]} ${space[2]} ${space[8]};

  ${media.desktop} {
    grid-template-columns: 1.1fr 0.9fr;
    align-items: start;
    padding: ${space[6]} ${space[4]} ${space[8]};
  }
`;

export const Content = styled.div`
  display: grid;
  gap: ${space[3]};

  ${media.desktop} {
    padding-top: ${space[4]};
  }

  h1 {
    font-size: ${text.hero};
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
  font-size: ${text.amount};
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Picture = styled.div`
  position: relative;
  display: grid;
  place-items: end center;
  min-height: 34rem;
  padding: 8.5rem ${space[2]} 0;
  /* The moon, and dusk behind it. */
  background:
    radial-gradient(circle at 86% 5.5rem, #f3e3b3 0 1.25rem, transparent 1.3125rem),
    linear-gradient(#0c241c, #1c4a3b 70%, #2c5f4c);
  border-radius: ${radius.lg};
  overflow: hidden;

  & > svg:last-of-type {
    position: relative;
    width: min(100%, 26rem);
  }
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
    font-size: ${text.amount};
    font-weight: 560;
  }

  span {
    color: ${color.muted};
    font-size: ${text.small};
  }
`;
