import { useLocation } from 'react-router-dom';

/** The token of the e-mail's link that led here, from the part of the address that no server sees; empty without one. */
export function useLinkToken(): string {
  const { hash } = useLocation();
  return new URLSearchParams(hash.slice(1)).get('token') ?? '';
}
