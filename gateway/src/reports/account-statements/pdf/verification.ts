import { formatStatementCode, verifyStatementPath } from '@cimiento/contracts';
import QRCode from 'qrcode';
import { colors, content, type Paper } from './paper';
import type { StatementDocument } from './statement-document';

/** The modules of a QR code as one path. */
function drawQrCode(doc: PDFKit.PDFDocument, text: string, x: number, y: number, size: number): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const unit = size / modules.size;
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) doc.rect(x + column * unit, y + row * unit, unit, unit);
  doc.fill(colors.ink);
}

/** How a reader of a statement checks it: its code, and the address of its verification page. */
export function addVerification(paper: Paper, { code, origin }: StatementDocument): void {
  const address = `${origin}${verifyStatementPath(code)}`;
  paper.startSection('Verifica este documento', 'H2', 110);
  const [top, size] = [paper.y, 84];
  const x = content.left + content.width - size;
  paper.figure('Código QR con la dirección de verificación', [x, top, x + size, top + size], (doc) =>
    drawQrCode(doc, address, x, top, size),
  );
  const width = content.width - size - 24;
  paper.block(
    'P',
    'Quien reciba este documento puede comprobar su número, su versión, su total y su huella (SHA-256): un código que cambia si alguien modifica el archivo. La página no muestra tu nombre.',
    { width },
  );
  paper.y += 6;
  paper.block('P', formatStatementCode(code), { width, size: 13, weight: 'bold' });
  paper.y += 4;
  paper.block('P', `${origin}${verifyStatementPath(formatStatementCode(code))}`, { width, color: colors.muted });
  paper.y = Math.max(paper.y, top + size);
}
