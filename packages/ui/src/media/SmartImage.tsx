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
  /** Empty when the text beside it says the same. */
  alt: string;
  /** Aspect ratio, reserved while it loads: '4 / 3'. */
  ratio: string;
  /** Replaces a missing or broken image. */
  fallback: ReactNode;
};

/** A lazy image with reserved space and a fallback. */
export function SmartImage({ src, alt, ratio, fallback }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const usable = src && broken !== src;
  return (
    <Frame $ratio={ratio}>
      {usable ? <img src={src} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(src)} /> : fallback}
    </Frame>
  );
}
