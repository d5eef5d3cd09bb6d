import { brand, messages } from '@cimiento/contracts';
import { passkeyNameFields } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Request } from 'express';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import type { Actor, Viewer } from '../../platform/request';
import type { GatewayConfig } from '../../platform/config/config';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { ExpectedError, notFound, parseInput, validationFailed } from '../../platform/errors';
import { sha256 } from '../../platform/sha256';
import { replaceRecoveryCodes, type SecondFactorChanges } from './change-second-factor';
import { Passkey, PasskeyChallenge, RecoveryCode } from '../records';
import { parseAuthentication, parseRegistration, readChallenge } from './passkey-responses';
import { findRelyingParty, type RelyingParty } from './relying-party';

/** The purpose of a challenge. */
type Purpose = 'registration' | 'sign_in' | 'step_up';
type SigningPurpose = Exclude<Purpose, 'registration'>;

const challengeLifetimeMs = 5 * 60_000;
const maxPasskeys = 10;

const knownTransports: readonly AuthenticatorTransport[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb'];
const parseTransports = (text: string): AuthenticatorTransport[] =>
  knownTransports.filter((transport) => text.split(',').includes(transport));

/** Runs a check of the library, which throws on anything that is not right. */
const orNull = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null);

/** Passkeys as a second factor. */
export class PasskeysService {
  constructor(
    private readonly database: Database,
    private readonly changes: SecondFactorChanges,
    private readonly config: Pick<GatewayConfig, 'allowedOrigin' | 'environment'>,
  ) {}

  /** Whether passkeys can be made and used at the address of a request. */
  isAvailable(request: Request): boolean {
    return findRelyingParty(this.config, request) !== null;
  }

  /** Options for making a passkey, as JSON for the browser. @throws CONFLICT where passkeys do not work or there are too many. */
  async startRegistration({ id, username, fullName }: Viewer, request: Request): Promise<string> {
    const site = this.getSite(request);
    const passkeys = await this.database.reader.findBy(Passkey, { userId: id });
    if (passkeys.length >= maxPasskeys) throw new ExpectedError('CONFLICT', messages.tooManyPasskeys);
    const options = await generateRegistrationOptions({
      rpName: brand.name,
      rpID: site.id,
      userID: new TextEncoder().encode(String(id)),
      userName: username,
      userDisplayName: fullName,
      attestationType: 'none',
      excludeCredentials: passkeys.map(toDescriptor),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
    await this.storeChallenge(id, 'registration', options.challenge);
    return JSON.stringify(options);
  }

  /**
   * Adds the passkey that the browser made. Returns it, with recovery codes if these are the first.
   * @throws VALIDATION_FAILED when the answer or the name is not valid, CONFLICT when the passkey is known.
   */
  async add(
    { id }: Viewer,
    input: { name: string; credential: string },
    request: Request,
    actor: Actor,
  ): Promise<{ passkey: Passkey; codes: string[] }> {
    const { name } = parseInput(toSchema(passkeyNameFields), { name: input.name });
    const response = parseRegistration(input.credential);
    const made = response && (await this.verifyRegistration(id, response, this.getSite(request)));
    if (!made) throw validationFailed({ credential: messages.passkeyRejected });
    const row = {
      userId: id,
      name,
      credentialId: made.id,
      credentialHash: sha256(made.id),
      publicKey: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      transports: parseTransports((response.response.transports ?? []).join(',')).join(','),
      createdAt: new Date(),
      lastUsedAt: null,
    };
    try {
      return await this.changes.run(id, actor, 'addPasskey', async (manager) => {
        const passkey = manager.create(Passkey, row);
        await manager.insert(Passkey, passkey);
        const hasCodes = await manager.existsBy(RecoveryCode, { userId: id, usedAt: IsNull() });
        return { passkey, codes: hasCodes ? [] : await replaceRecoveryCodes(manager, id) };
      });
    } catch (error) {
      throw isUniqueViolation(error, 'passkey', 'credentialHash')
        ? new ExpectedError('CONFLICT', messages.passkeyKnown)
        : error;
    }
  }

  /** Removes a passkey of one's own. @throws NOT_FOUND, CONFLICT when the account must have a second factor and this is the last. */
  async remove({ id: userId }: Viewer, id: number, actor: Actor): Promise<void> {
    await this.changes.run(userId, actor, 'removePasskey', async (manager) => {
      const { affected } = await manager.delete(Passkey, { id, userId });
      if (affected !== 1) throw notFound();
    });
  }

  /** Options for signing with a passkey of the user, as JSON for the browser. @throws CONFLICT where passkeys do not work. */
  async startSigning(userId: number, purpose: SigningPurpose, request: Request): Promise<string> {
    const site = this.getSite(request);
    const passkeys = await this.database.reader.findBy(Passkey, { userId });
    const options = await generateAuthenticationOptions({
      rpID: site.id,
      allowCredentials: passkeys.map(toDescriptor),
      userVerification: 'preferred',
    });
    await this.storeChallenge(userId, purpose, options.challenge);
    return JSON.stringify(options);
  }

  /** Checks what a passkey of the user signed for this purpose, and uses its challenge up; null if it is not right. */
  async use(
    manager: EntityManager,
    { userId, purpose }: { userId: number; purpose: SigningPurpose },
    credential: string,
    request: Request,
  ): Promise<'passkey' | null> {
    const response = parseAuthentication(credential);
    if (!response) return null;
    const passkey = await manager.findOneBy(Passkey, { userId, credentialHash: sha256(response.id) });
    const challenge = await this.useChallenge(manager, userId, purpose, response);
    if (!passkey || challenge === null) return null;
    const counter = await verifySignature(response, challenge, this.getSite(request), passkey);
    if (counter === null) return null;
    await manager.update(Passkey, { id: passkey.id }, { counter, lastUsedAt: new Date() });
    return 'passkey';
  }

  private getSite(request: Request): RelyingParty {
    const site = findRelyingParty(this.config, request);
    if (!site) throw new ExpectedError('CONFLICT', messages.passkeysUnavailable);
    return site;
  }

  private async verifyRegistration(userId: number, response: RegistrationResponseJSON, site: RelyingParty) {
    const challenge = await this.database.transaction((manager) =>
      this.useChallenge(manager, userId, 'registration', response),
    );
    if (challenge === null) return null;
    const result = await orNull(
      verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: site.origins,
        expectedRPID: site.id,
        requireUserVerification: false,
      }),
    );
    return result?.verified ? result.registrationInfo.credential : null;
  }

  private async storeChallenge(userId: number, purpose: Purpose, challenge: string): Promise<void> {
    await this.database.transaction((manager) =>
      manager.insert(PasskeyChallenge, {
        challengeHash: sha256(challenge),
        userId,
        purpose,
        expiresAt: new Date(Date.now() + challengeLifetimeMs),
      }),
    );
  }

  /** The challenge of a response if it is ours, and of this user; it is used up, whether or not the rest is right. */
  private async useChallenge(
    manager: EntityManager,
    userId: number,
    purpose: Purpose,
    response: RegistrationResponseJSON | AuthenticationResponseJSON,
  ): Promise<string | null> {
    const challenge = readChallenge(response);
    if (challenge === null) return null;
    const { affected } = await manager.delete(PasskeyChallenge, {
      challengeHash: sha256(challenge),
      userId,
      purpose,
      expiresAt: MoreThan(new Date()),
    });
    return affected === 1 ? challenge : null;
  }
}

const toDescriptor = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  transports: parseTransports(transports),
});

/** The new count of signatures, or null if the signature is not right. */
async function verifySignature(
  response: AuthenticationResponseJSON,
  challenge: string,
  site: RelyingParty,
  passkey: Passkey,
): Promise<number | null> {
  const result = await orNull(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origins,
      expectedRPID: site.id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    }),
  );
  return result?.verified ? result.authenticationInfo.newCounter : null;
}
