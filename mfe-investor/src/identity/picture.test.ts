import { getDrawnSize, prepareFile } from './picture';

const picture = { width: 4000, height: 3000, close: jest.fn() };
const context = { fillRect: jest.fn(), translate: jest.fn(), rotate: jest.fn(), drawImage: jest.fn() };
const photo = new File(['x'.repeat(20)], 'IMG_1.HEIC.jpeg', { type: 'image/jpeg' });
const open = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  open.mockResolvedValue(picture);
  globalThis.createImageBitmap = open;
  HTMLCanvasElement.prototype.getContext = jest.fn(() => context) as never;
  HTMLCanvasElement.prototype.toBlob = jest.fn((done: BlobCallback) => done(new Blob(['jpeg'])));
});

test.each([
  [4000, 3000, 0, { width: 2000, height: 1500 }],
  [4000, 3000, 1, { width: 1500, height: 2000 }],
  [3000, 4000, 2, { width: 1500, height: 2000 }],
  [800, 600, 3, { width: 600, height: 800 }],
  [9000, 1, 0, { width: 2000, height: 1 }],
])('%i × %i turned by %i quarters fits 2000 px', (width, height, quarters, size) => {
  expect(getDrawnSize(width, height, quarters)).toEqual(size);
});

test('a picture is sent upright as a small JPEG, turned as asked', async () => {
  const { file, preview } = await prepareFile(photo, 1);
  expect(open).toHaveBeenCalledWith(photo, { imageOrientation: 'from-image' });
  expect(context.rotate).toHaveBeenCalledWith(Math.PI / 2);
  expect(context.drawImage).toHaveBeenCalledWith(picture, -1000, -750, 2000, 1500);
  expect(file).toMatchObject({ name: 'IMG_1.HEIC.jpg', type: 'image/jpeg' });
  expect(preview).toMatch(/^data:/);
  expect(picture.close).toHaveBeenCalled();
});

test('a PDF is sent as it is', async () => {
  const pdf = new File(['%PDF'], 'Escritura.pdf', { type: 'application/pdf' });
  expect(await prepareFile(pdf)).toEqual({ file: pdf, preview: null });
});

test('a file that no browser can open is refused with what to do', async () => {
  open.mockRejectedValue(new DOMException('no', 'InvalidStateError'));
  await expect(prepareFile(photo)).rejects.toThrow(/No pudimos abrir este archivo/);
});

test('a PDF that is too large and an empty file are refused', async () => {
  const pdf = new File(['%PDF'], 'Escritura.pdf', { type: 'application/pdf' });
  Object.defineProperty(pdf, 'size', { value: 11 * 1024 * 1024 });
  await expect(prepareFile(pdf)).rejects.toThrow('El archivo pesa más de 10 MB');
  await expect(prepareFile(new File([], 'nada.png', { type: 'image/png' }))).rejects.toThrow('El archivo está vacío');
});
