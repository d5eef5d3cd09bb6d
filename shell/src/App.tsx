import type { Registry } from '@cimiento/federation/runtime';
import { NotFound } from '@cimiento/product-ui';
import { Route, Routes } from 'react-router-dom';
import { SiteChrome } from './chrome/SiteChrome';
import { RefreshRegistry, useRegistry } from './registry/useRegistry';
import { RemotePage } from './remotes/RemotePage';
import { Guard } from './routing/Guard';

/** Every address of every remote in the registry, behind its guard; any other address is the not-found page. */
export function App({ registry: initial }: { registry: Registry }) {
  const { registry, refresh } = useRegistry(initial);
  return (
    <RefreshRegistry value={refresh}>
      <SiteChrome>
        <Routes>
          {Object.entries(registry).flatMap(([remote, release]) =>
            Object.entries(release.routes).map(([pattern, access]) => (
              <Route
                key={pattern}
                path={pattern}
                element={
                  <Guard access={access}>
                    <RemotePage key={pattern} remote={remote} release={release} pattern={pattern} />
                  </Guard>
                }
              />
            )),
          )}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </SiteChrome>
    </RefreshRegistry>
  );
}
