import { lazy, Suspense, type ComponentType } from 'react';
import type { IllustrationKind } from './draw';

type Props = { seed: string; kind: IllustrationKind };

// Drawn only where no image is, so the drawing does not weigh on pages whose images are there. Without it a page is still whole.
const fetchDrawn = async (): Promise<{ default: ComponentType<Props> }> => {
  try {
    const { drawIllustration } = await import('./draw');
    return {
      default: ({ seed, kind }) => (
        <img alt="" src={`data:image/svg+xml,${encodeURIComponent(drawIllustration(seed, kind))}`} />
      ),
    };
  } catch {
    return { default: () => null };
  }
};

const Drawn = lazy(fetchDrawn);

/** Our own picture where there is no image, or a missing or broken one; it says nothing that the words beside it do not. */
export const Illustration = (props: Props) => (
  <Suspense>
    <Drawn {...props} />
  </Suspense>
);
