import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/tokens';

const Frame = styled.div<{ $ratio: string }>`
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  background: ${color.sunken};

  & > * {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

type Props = {
  src: string | null | undefined;
  /** Empty when the words beside it say the same. */
  alt: string;
  /** Its place, kept free while it loads: '4 / 3'. */
  ratio: string;
  /** Stands in for an image that is missing or broken. */
  fallback: ReactNode;
};

/** An image that keeps its place, loads when it comes near, and gives way to a fallback when it is broken. */
export function SmartImage({ src, alt, ratio, fallback }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const usable = src && broken !== src;
  return (
    <Frame $ratio={ratio}>
      {usable ? <img src={src} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(src)} /> : fallback}
    </Frame>
  );
}
