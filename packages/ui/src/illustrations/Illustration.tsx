import { lazy, Suspense } from 'react';
import type { IllustrationKind } from './draw';

type Props = { seed: string; kind: IllustrationKind };

// Drawn only when an image is missing or broken, so the drawing does not weigh on pages whose images are there.
const Drawn = lazy(async () => {
  const { drawIllustration } = await import('./draw');
  return {
    default: ({ seed, kind }: Props) => <img alt="" src={`data:image/svg+xml,${encodeURIComponent(drawIllustration(seed, kind))}`} />,
  };
});

/** Our own picture in place of an image that is missing or broken; it says nothing that the words beside it do not. */
export const Illustration = (props: Props) => (
  <Suspense>
    <Drawn {...props} />
  </Suspense>
);
