// The library describes only its main module.
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
