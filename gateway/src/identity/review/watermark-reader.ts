import { serveReader } from '../../platform/files/reader/serve-reader';
import { drawWatermark } from './watermark';

serveReader(async (bytes, { text }: { text: string }) => ({ value: {}, bytes: await drawWatermark(bytes, text) }));
