export { changesLedger } from './append-only-guard';
export { createOriginCheck } from '../http/same-origin';
export { countQueries } from './count-queries';
export { createActor, Fixtures, fixturePassword } from './fixtures';
export { type GatewayProcess, startGatewayProcess, stopGatewayProcess } from './gateway-process';
export { MailServer, type ReceivedEmail } from './mail-server';
export { TestClient, type Answer } from './test-client';
export { createTestDatabase, databaseKinds, type DatabaseKind, type TestDatabase } from './test-databases';
export { createTestGateway, type TestGateway, type TestGatewayOptions } from './test-gateway';
