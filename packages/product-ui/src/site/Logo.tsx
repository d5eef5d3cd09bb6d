import { brand, paths } from '@cimiento/contracts';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { font, space } from '@cimiento/ui';

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 2.75rem;
  color: inherit;
  font-family: ${font.display};
  font-size: 1.375rem;
  font-weight: 620;
  letter-spacing: -0.02em;
  text-decoration: none;
`;

/** The mark of the brand: a small façade with some windows lit. */
export const Mark = () => (
  <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden>
    <rect width="32" height="32" rx="7" fill="#123328" stroke="#c9a24b" strokeOpacity=".35" />
    <path fill="#c9a24b" d="M8 8h4v5H8zM14 8h4v5h-4zM8 15h4v5H8zM20 15h4v5h-4z" />
    <path fill="#f7f4ee" fillOpacity=".28" d="M20 8h4v5h-4zM14 15h4v5h-4z" />
    <path fill="#b8482a" d="M14 22h4v4h-4z" />
    <path fill="#f7f4ee" d="M6 26h20v1.6H6z" />
  </svg>
);

export const Logo = ({ to = paths.home }: { to?: string }) => (
  <Home to={to}>
    <Mark />
    {brand.name}
  </Home>
);
