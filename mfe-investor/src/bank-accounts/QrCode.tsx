import { radius } from '@cimiento/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

// Black on white in both themes: cameras read nothing else reliably.
const Picture = styled.svg`
  flex: none;
  width: 9.5rem;
  height: 9.5rem;
  padding: 0.5rem;
  background: #fff;
  border-radius: ${radius.md};
`;

type Drawing = { size: number; path: string };

/** The dark squares of a QR code as one SVG path, row by row. */
async function drawQrCode(text: string): Promise<Drawing> {
  const { create } = await import('qrcode');
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const squares = Array.from(data, (isDark, index) =>
    isDark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
  );
  return { size, path: squares.join('') };
}

/** A QR code of a text: its place until it is drawn, nothing when it cannot be. The text is beside it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<Drawing | null | undefined>();
  useEffect(() => {
    let isCurrent = true;
    drawQrCode(text)
      .then((drawn) => isCurrent && setDrawing(drawn))
      .catch(() => isCurrent && setDrawing(null));
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (drawing === null) return null;
  if (!drawing) return <Picture aria-hidden />;
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${drawing.size} ${drawing.size}`} shapeRendering="crispEdges">
      <path d={drawing.path} fill="#000" />
    </Picture>
  );
}
