import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/tokens';

const Frame = styled.div<{ $ratio: string }>`
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  background: ${color.sunken};

  @media print {
    display: none;
  }

  & > * {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

type Props = {
  src: string | null | undefined;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** Aspect ratio, reserved while it loads: '4 / 3'. */
  ratio: string;
  /** Replaces a missing or broken image. */
  fallback: ReactNode;
  /** The first picture of a page, which is mostly the largest thing in its first screen: loaded before all others. */
  isFirst?: boolean;
};

/** An image with reserved space and a fallback, lazy unless it is the first one of its page. */
export function SmartImage({ src, alt, ratio, fallback, isFirst = false }: Props) {
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  const [broken, setBroken] = useState<string | null>(null);
  const usable = src && broken !== src;
  return (
    <Frame $ratio={ratio}>
      {usable ? <img src={src} alt={alt} {...loading} onError={() => setBroken(src)} /> : fallback}
    </Frame>
  );
}
