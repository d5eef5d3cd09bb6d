import { create } from 'qrcode';

/** The QR code of a text as an SVG path of its dark modules, one unit each. The page draws it, so no markup is inserted. */
export function toQrPath(text: string): { qrSize: number; qrPath: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_module, x) => (data[y * size + x] ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  );
  return { qrSize: size, qrPath: rows.join('') };
}
