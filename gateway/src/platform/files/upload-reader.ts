import { readUploaded, type UploadPurpose } from './read-uploaded';
import { serveReader } from './reader/serve-reader';

serveReader((bytes, { purpose }: { purpose: UploadPurpose }) => readUploaded(bytes, purpose));
