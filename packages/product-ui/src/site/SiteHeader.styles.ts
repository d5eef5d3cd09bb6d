import { NavLink } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { color, media, motion, radius, shadow, space, text } from '@cimiento/ui';

/** Screens on which all links and buttons fit in one line with their usual space. */
const roomy = '@media (min-width: 76rem)';

const darkLook = css`
  --focus: ${color.brass};
  background: ${color.dark};
  background: color-mix(in srgb, ${color.dark} 82%, transparent);
  color: ${color.onDark};
  border-bottom-color: transparent;
`;

export const Bar = styled.header<{ $dark: boolean }>`
  position: sticky;
  top: 0;
  z-index: 20;
  /* The plain colour for browsers without color-mix(), under which nothing may show through. */
  background: ${color.ground};
  background: color-mix(in srgb, ${color.ground} 92%, transparent);
  border-bottom: 1px solid ${color.line};
  backdrop-filter: blur(12px);
  transition:
    background ${motion.slow},
    color ${motion.slow};
  ${({ $dark }) => $dark && darkLook}
`;

export const Navigation = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  max-width: 76rem;
  margin-inline: auto;
  padding: ${space[1]} ${space[2]};

  ${media.tablet} {
    padding-inline: ${space[4]};
  }

  ${media.desktop} {
    gap: ${space[1.5]};
  }

  ${roomy} {
    gap: ${space[3]};
  }
`;

/** Beside the menu's button on a phone, after the account's buttons on a wide screen; its place is kept while it loads. */
export const Notice = styled.div`
  display: flex;
  align-items: center;
  min-width: 5.5rem;
  min-height: 2.75rem;
  margin-left: auto;

  ${media.desktop} {
    margin: 0 0 0 -${space[1]};
  }

  ${roomy} {
    margin-left: -${space[2]};
  }
`;

export const Toggle = styled.button`
  order: 1;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: ${radius.md};
  background: none;
  color: inherit;
  cursor: pointer;

  span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  ${media.desktop} {
    display: none;
  }
`;

export const Panel = styled.div<{ $open: boolean; $dark: boolean }>`
  display: ${({ $open }) => ($open ? 'flex' : 'none')};
  flex-direction: column;
  gap: ${space[2]};
  position: absolute;
  inset: 100% 0 auto;
  padding: ${space[2]};
  background: ${({ $dark }) => ($dark ? color.dark : color.ground)};
  border-bottom: 1px solid ${color.line};
  box-shadow: ${shadow.raised};

  ${media.desktop} {
    display: flex;
    flex: 1;
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
    position: static;
    padding: 0;
    background: none;
    border: 0;
    box-shadow: none;
  }
`;

export const Items = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.desktop} {
    flex-direction: row;
  }

  ${roomy} {
    gap: ${space[0.5]};
  }
`;

export const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0 ${space[1.5]};
  border-radius: ${radius.sm};
  font-size: ${text.small};
  font-weight: 560;
  white-space: nowrap;
  text-decoration: none;

  ${media.desktop} {
    padding-inline: ${space[1]};
  }

  ${roomy} {
    padding-inline: ${space[1.5]};
  }

  &:hover {
    background: color-mix(in srgb, currentColor 8%, transparent);
  }

  &[aria-current='page'] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.5em;
  }
`;

export const Actions = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${space[1]};

  ${media.desktop} {
    grid-auto-columns: auto;
    white-space: nowrap;
  }
`;
