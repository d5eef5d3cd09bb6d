import { color, darkSection, font, media, radius, space, text } from '@cimiento/ui';
import { Link, NavLink } from 'react-router-dom';
import { styled } from 'styled-components';

export const Frame = styled.div`
  flex: 1;
  font-size: ${text.small};

  ${media.desktop} {
    display: grid;
    grid-template-columns: 15rem minmax(0, 1fr);
  }
`;

export const TopBar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space[1]} ${space[2]};
  ${darkSection}

  ${media.desktop} {
    display: none;
  }
`;

export const MenuToggle = styled.button`
  min-height: 2.75rem;
  padding: 0 ${space[2]};
  border: 1px solid ${color.onDarkMuted};
  border-radius: ${radius.md};
  background: none;
  color: ${color.onDark};
  cursor: pointer;
`;

export const Side = styled.aside<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'flex' : 'none')};
  flex-direction: column;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[2]};
  ${darkSection}

  ${media.desktop} {
    display: flex;
    position: sticky;
    top: 0;
    height: 100vh;
    height: 100dvh;

    /* Scrolls by itself where it is higher than the window, so that the account stays in sight. */
    > nav {
      flex: 1;
      min-height: 0;
      margin: -0.25rem;
      padding: 0.25rem;
      overflow-y: auto;
      scrollbar-width: thin;
    }
  }
`;

/** Only on wide screens, where the top bar with its logo is hidden. */
export const WideOnly = styled.div`
  display: none;
  margin-bottom: ${space[2]};

  ${media.desktop} {
    display: block;
  }
`;

export const Items = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Heading of a group of the menu. Screen readers have it as the name of the list. */
export const GroupTitle = styled.p`
  margin: ${space[1]} ${space[1.5]} 0;
  color: ${color.onDarkMuted};
  font-size: ${text.tiny};
  font-weight: 600;
`;

export const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: 2rem;
  padding: 0 ${space[1.5]};
  border-radius: ${radius.md};
  color: ${color.onDarkMuted};
  text-decoration: none;

  &:hover {
    color: ${color.onDark};
    background: rgb(255 255 255 / 6%);
  }

  &[aria-current='page'] {
    color: ${color.onDark};
    background: rgb(255 255 255 / 12%);
    box-shadow: inset 3px 0 ${color.brass};
    font-weight: 560;
  }

  @media (max-height: 45rem) {
    min-height: 1.75rem;
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`;

export const Person = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space[0.5]} ${space[1.5]};
  padding-top: ${space[1]};
  border-top: 1px solid rgb(255 255 255 / 14%);

  strong,
  span {
    display: block;
    overflow-wrap: anywhere;
  }

  span {
    color: ${color.onDarkMuted};
    font-size: ${text.tiny};
  }

  button {
    grid-column: 1 / -1;
  }
`;

export const Initial = styled.div`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 50%;
  background: ${color.brass};
  color: #14201b;
  font-family: ${font.display};
  font-size: ${text.lead};
`;

export const Content = styled.main`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[3]} ${space[2]} ${space[8]};
  /* Height of the top bar: sticky content stays below it. */
  --sticky-top: 3.75rem;

  h1 {
    font-size: ${text.page};
  }

  ${media.desktop} {
    padding: ${space[4]};
    --sticky-top: 0px;
  }
`;

export const AccountLink = styled(Link)`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  min-height: 2rem;
  color: ${color.onDark};

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`;
