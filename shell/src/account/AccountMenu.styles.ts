import { color, media, radius, shadow, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;

  /* On a phone the panel is as wide as the header. */
  @media (max-width: 39.99rem) {
    position: static;
  }
`;

export const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.full};
  background: none;
  color: inherit;
  cursor: pointer;

  span {
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border-radius: ${radius.full};
    background: ${color.primary};
    color: ${color.onPrimary};
    font-size: ${text.small};
    font-weight: 600;
  }
`;

export const Panel = styled.div`
  position: absolute;
  inset: 100% ${space[2]} auto;
  padding: ${space[2]};
  background: ${color.surface};
  color: ${color.ink};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  box-shadow: ${shadow.overlay};

  ${media.tablet} {
    inset: calc(100% + ${space[1]}) 0 auto auto;
    width: 18rem;
  }

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: ${color.muted};
  }

  ul {
    margin: ${space[1]} 0 0;
    padding: ${space[1]} 0 0;
    border-top: 1px solid ${color.line};
    list-style: none;
  }

  a,
  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
    min-height: 2.75rem;
    padding-inline: ${space[1]};
    border-radius: ${radius.sm};
    color: inherit;
    text-decoration: none;

    &:hover {
      background: ${color.sunken};
    }
  }

  button {
    width: 100%;
    margin-top: ${space[1]};
    border: 0;
    background: none;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
