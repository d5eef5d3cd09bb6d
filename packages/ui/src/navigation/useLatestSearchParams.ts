import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

type Options = { replace?: boolean; preventScrollReset?: boolean };

/**
 * The parameters of the address, and a function that changes them. Unlike the router's own, the update starts from changes that are not
 * rendered yet: the router renders a new address in a transition, and a second change before its end would undo the first.
 */
export function useLatestSearchParams() {
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [location, params]);
  const change = useCallback(
    (update: (before: URLSearchParams) => URLSearchParams, options?: Options) => {
      latest.current = update(new URLSearchParams(latest.current));
      setParams(latest.current, options);
    },
    [setParams],
  );
  return [params, change] as const;
}
