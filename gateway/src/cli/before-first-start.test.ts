import { openDatabase } from '../open-database';
import { migrate } from '../platform/database';
import { verifyLedger } from '../books/evidence/verify-ledger';
import { WaitlistService } from '../joining/waitlist/waitlist.service';
import { createTestDatabase, createTestGateway, databaseKinds, type DatabaseKind } from '../testing';
import { createCollectingAccount, createInvitation, seedDemoData } from './commands';

const account = {
  bank: 'Banco Pichincha',
  accountType: 'checking',
  accountNumber: '2200998877',
  holderName: 'Tu Empresa S.A.',
  holderIdNumber: '1790012345001',
};
const demoAccount = { ...account, bank: 'Banco del Austro', accountNumber: '0100204587' };
const visitor = {
  email: 'visita@ejemplo.example',
  fullName: 'Visita Primera',
  location: 'Quito, Ecuador',
  occupation: 'Docente',
  whyInterested: 'Quiero invertir desde mil dólares en propiedades de mi ciudad.',
  consentData: true,
};

describe.each(databaseKinds)('the demonstration data on %s', (kind: DatabaseKind) => {
  test.each([
    { name: 'a collecting account', accounts: [account] },
    { name: 'its own collecting account and another', accounts: [account, demoAccount] },
  ])('demonstration data is loaded after $name, an invitation and a request of a visitor', async ({ accounts }) => {
    const place = await createTestDatabase(kind);
    try {
      const database = await openDatabase(place.config);
      await migrate(database);
      for (const input of accounts) await createCollectingAccount(database, input);
      await createInvitation(database, { uses: 2 });
      await new WaitlistService(database, null).join(visitor, undefined);
      await database.close();
      const served = await createTestGateway(kind, { database: place.config });
      try {
        const { reader } = served;
        expect(await verifyLedger(reader)).toEqual([]);
        const maria = await served.signedIn('maria', 'maria123');
        expect((await maria.graphql('{ myBalance { available } }')).errors).toBeUndefined();
        await expect(seedDemoData(served.gateway.database)).rejects.toThrow(/^The database is not empty$/);
      } finally {
        await served.close();
      }
    } finally {
      await place.drop();
    }
  });
});
