import { crc32, deflateSync } from 'node:zlib';

type Box = readonly [left: number, top: number, width: number, height: number, color: number];

const createChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** A PNG of boxes on a ground, written out: a library takes most of the time of a first start. Colours are 0xRRGGBB. */
function drawBoxes(width: number, height: number, ground: number, boxes: readonly Box[]): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  const paint = ([left, top, boxWidth, boxHeight, color]: Box): void => {
    for (let y = top; y < top + boxHeight; y += 1)
      for (let x = left; x < left + boxWidth; x += 1) rows.writeUIntBE(color, y * (1 + width * 3) + 1 + x * 3, 3);
  };
  paint([0, 0, width, height, ground]);
  for (const box of boxes) paint(box);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    createChunk('IHDR', header),
    createChunk('IDAT', deflateSync(rows)),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

const lines = (left: number, top: number, count: number, width: number): Box[] =>
  Array.from({ length: count }, (_none, index) => [left, top + index * 24, width - (index % 3) * 30, 9, 0x5c6b73]);

/** A card with a picture and lines. */
export const drawCard = (ground: number): Buffer =>
  drawBoxes(480, 300, ground, [[0, 0, 480, 40, 0x2f4858], [30, 80, 120, 150, 0xd9c7a7], ...lines(180, 85, 6, 260)]);

/** The back of a card. */
export const drawBack = (ground: number): Buffer =>
  drawBoxes(480, 300, ground, [[0, 30, 480, 50, 0x22292f], ...lines(30, 120, 5, 400)]);

/** A face, from afar. */
export const drawFace = (ground: number): Buffer =>
  drawBoxes(360, 360, ground, [
    [110, 70, 140, 170, 0xd9b99b],
    [100, 50, 160, 50, 0x3b2a20],
    [140, 140, 20, 12, 0x22292f],
    [200, 140, 20, 12, 0x22292f],
    [150, 200, 60, 10, 0x9c4a3c],
    [60, 250, 240, 110, 0x2f4858],
  ]);
