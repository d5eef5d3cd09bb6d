import { color, font, motion, radius, shadow, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';

export const Frame = styled.article`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  transition: box-shadow ${motion.fast};

  &:hover {
    box-shadow: ${shadow.raised};
  }
`;

export const Media = styled.div`
  position: relative;
`;

export const Badges = styled.div`
  position: absolute;
  inset: auto ${space[2]} ${space[2]};
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

export const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[2]} ${space[2.5]} ${space[2.5]};
`;

export const Name = styled.h2`
  font-size: ${text.card};

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export const Return = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${space[1]};
  margin: 0;
  color: ${color.muted};
  font-size: ${text.small};

  strong {
    color: ${color.ink};
    font-family: ${font.display};
    font-size: ${text.figure};
    font-weight: 560;
    line-height: 1.1;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[1]} ${space[2]};
  margin: 0;
  padding-top: ${space[2]};
  border-top: 1px solid ${color.line};

  dt {
    color: ${color.muted};
    font-size: ${text.small};
  }

  dd {
    margin: 0;
    font-weight: 560;
    font-variant-numeric: tabular-nums;
  }
`;

export const Footer = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  margin-top: auto;
`;
