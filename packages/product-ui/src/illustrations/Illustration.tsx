import { lazy, Suspense, type ComponentType } from 'react';
import type { IllustrationKind } from './draw';
import type { Place } from './place';

type Props = {
  seed: string;
  kind: IllustrationKind;
  /** The project that it is of: region and building fit it. */
  place?: Place | undefined;
  /** The projects among which it is shown: no two of them look alike. */
  list?: readonly Place[] | undefined;
};

// Loaded only where an image is missing. If the script cannot be loaded, nothing is shown.
const loadDrawing = async (): Promise<{ default: ComponentType<Props> }> => {
  try {
    const { drawIllustration } = await import('./draw');
    return {
      default: ({ seed, kind, place, list = [] }) => {
        const drawing = drawIllustration(seed, kind, place && { place, list });
        return <img alt="" src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} />;
      },
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
