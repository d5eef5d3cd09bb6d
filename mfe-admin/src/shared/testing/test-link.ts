export * from '@cimiento/session/testing';
