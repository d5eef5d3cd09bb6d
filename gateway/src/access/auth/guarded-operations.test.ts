import 'reflect-metadata';
import { approvalKinds, guardedActions, isApiKeyScope, permissions, type GuardedAction } from '@cimiento/contracts';
import { getMetadataStorage } from 'type-graphql';
import { listGuardedOperations } from '../../guarded-operations';
import { getDeclaredPermissions } from '../../platform/request';
import { getGatewaySchema } from '../../schema';
import { serveGateway, type TestClient } from '../../testing';
import { takesFile, toMinimalOperation } from '../../testing/minimal-operation';

// Operations that need no staff permission, listed by hand: a forgotten @Allows, or @Authorized() in its place, fails here.
const forVisitors =
  'calendarFile completePasskeySignIn completeSignIn confirmEmail currentUser identityPhone invitationSettings joinWaitlist login logout openIdentityPhone orderTerms postCount posts project projectCount projectDocumentContent projectDocuments projectFees projectPictureContent projectRound projectSale projectUpdates projects register requestPasswordReset resetPassword startPasskeySignIn stopEmailChange trackRecord uploadIdentityPhoneDocument validateInvitation verifyStatement';
const forUsers =
  'addPasskey cancelDataSubjectRequest cancelOrder cancelWithdrawal changePassword collectingAccounts comingRents completePasskeyStepUp confirmTotp createDataSubjectRequest createIdentityPhoneLink deleteMyIdentityDocument emailToConfirm endMyDevice endMyOtherSessions endMySession exportMyData expressInterest invest markNotificationRead markNotificationsRead myBalance myBankAccount myCalendarLink myConsents myDataSubjectRequests myDevices myIdentity myIdentityDocuments myIdentityRefusal myInterests myInvestments myMovements myNotificationPreferences myNotifications myOrders myPayments myReturns mySecondFactor mySessions mySettledInvestments myStatement myStatementContent myStatementYears myStatements myWithdrawalCount myWithdrawals order orderWarnings payOrder placeOrder projectFinances removePasskey removeTotp renewCalendarLink renewRecoveryCodes rentCalendar requestEmailVerification requestStatement requestWithdrawal revokeCalendarLink saveBankAccount saveConsents saveMyIdentity setNotificationPreference startPasskey startPasskeyStepUp startTotp stepUp submitMyIdentity unreadNotifications updateProfile uploadMyIdentityDocument withdrawInterest';

const schema = getGatewaySchema();
const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };

const listOperations = () => {
  const { queries, mutations } = getMetadataStorage();
  return [...queries, ...mutations].flatMap(({ schemaName: name, roles }) => {
    const field = fields[name];
    return field ? [{ name, roles, declared: getDeclaredPermissions(field) }] : [];
  });
};

const listNames = (isListed: (roles: readonly unknown[] | undefined) => boolean): string =>
  listOperations()
    .filter(({ roles }) => isListed(roles))
    .map(({ name }) => name)
    .sort()
    .join(' ');

test('visitors and users run only what is listed here', () => {
  expect(listNames((roles) => roles === undefined)).toBe(forVisitors);
  expect(listNames((roles) => roles?.length === 0)).toBe(forUsers);
});

test('the tables of the contracts are those of the resolvers', () => {
  expect(listGuardedOperations().guardedActions).toEqual(guardedActions);
});

// Whom it refuses does not depend on the database.
describe('an operation that is not for everybody', () => {
  const served = serveGateway('sqlite');

  test('each is refused to a visitor, and those of staff to an investor', async () => {
    await served.fixtures.user('maria');
    const [investor, visitor] = [await served.signedIn('maria'), served.client()];
    const needed = new Map(listOperations().map(({ name, roles }) => [name, roles]));
    for (const type of [schema.getQueryType(), schema.getMutationType()])
      for (const field of Object.values(type?.getFields() ?? {})) {
        const roles = needed.get(field.name);
        if (!roles || takesFile(field)) continue;
        const query = toMinimalOperation(type === schema.getQueryType() ? 'query' : 'mutation', field);
        const getCode = async (client: TestClient) => (await client.graphql(query)).errors?.[0]?.extensions?.['code'];
        expect([field.name, await getCode(visitor)]).toEqual([field.name, 'UNAUTHENTICATED']);
        if (roles.length > 0) expect([field.name, await getCode(investor)]).toEqual([field.name, 'FORBIDDEN']);
      }
  });
});

test('what guards an operation of the back office is also what it declares, for keys to read', () => {
  const ofStaff = listOperations().filter(({ roles }) => (roles?.length ?? 0) > 0);
  expect(ofStaff.length).toBeGreaterThan(150);
  expect(ofStaff.filter(({ roles, declared }) => String(roles) !== String(declared))).toEqual([]);
});

test('an operation without a permission is not open to keys', () => {
  expect(listOperations().filter(({ roles, declared }) => roles?.length === 0 && declared !== undefined)).toEqual([]);
  const declared = listOperations().flatMap(({ declared: needed }) => needed ?? []);
  expect(declared.some((needed) => needed !== 'admin' && isApiKeyScope(needed))).toBe(true);
});

test('every permission guards an operation', () => {
  const used = new Set<string>(
    listOperations().flatMap(({ roles, declared }) => (roles?.length ? (declared ?? []) : [])),
  );
  expect(permissions.filter((permission) => !used.has(permission))).toEqual([]);
});

test('an action for two administrators takes a proof, leaves a notice or record, and has a kind', () => {
  // The money of a sandbox is not real: its exit waits as a real one does, to try that out, and asks for no proof.
  const { simulateExit: _notReal, ...real }: Readonly<Record<string, GuardedAction>> = guardedActions;
  const waiting = Object.values(real).filter(({ secondPerson }) => secondPerson.length > 0);
  expect(waiting.filter(({ proof }) => proof === 'never')).toEqual([]);
  expect(waiting.filter(({ record }) => record !== 'audit entry' && record !== 'own record')).toEqual([]);
  const kinds = new Set(waiting.flatMap(({ secondPerson }) => secondPerson));
  expect([...kinds].sort()).toEqual([...approvalKinds].sort());
});
