import { lazy, Suspense, type ComponentType } from 'react';
import type { IllustrationKind } from './draw';

type Props = { seed: string; kind: IllustrationKind };

// Loaded only where an image is missing. If the script cannot be loaded, nothing is shown.
const loadDrawing = async (): Promise<{ default: ComponentType<Props> }> => {
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

const Drawing = lazy(loadDrawing);

/** A generated illustration in place of a missing or broken image; decorative beside its text. */
export const Illustration = (props: Props) => (
  <Suspense>
    <Drawing {...props} />
  </Suspense>
);
