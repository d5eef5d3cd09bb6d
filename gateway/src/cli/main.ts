import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { build } from '@cimiento/server';
import { type GatewayConfig, loadConfig } from '../platform/config/config';
import { assertUpToDate, type Database, type DatabaseConfig, type MigrationEvent } from '../platform/database';
import { describeAddress } from '../platform/database/address';
import { openDatabase } from '../open-database';
import { SealKey } from '../books/evidence/seal-key';
import { readWitness } from '../books/evidence/seal-witness';
import { ExpectedError } from '../platform/errors';
import { createFileStore } from '../platform/files/create-file-store';
import { migrateEnvironment } from '../ops/sandbox/sandbox-marker';
import { Encryption } from '../platform/encryption';
import { AccountEmails } from '../access/account-tokens/account-emails';
import { AccountTokens } from '../access/account-tokens/account-tokens';
import { createBackup, noteRestore, restoreBackup } from './backup';
import { catchUp } from './catch-up';
import { CommandError } from './command-error';
import { explainFailure } from './explain-failure';
import { explainRefusal } from './explain-refusal';
import { loadList, type ListCall } from './load-list';
import { copyBinlog, parseUntil, type Until } from './mariadb-binlog';
import { pruneFiles } from './prune-files';
import { rebuildSearch } from './rebuild-search';
import { reencrypt } from './reencrypt';
import { reencryptIdentities } from './reencrypt-identities';
import { readPassword } from './read-password';
import { listenForWebhooks } from './webhook-listen';
import {
  acceptAsTheyAre,
  checkLedger,
  correctCollectingAccount,
  createAdmin,
  createCollectingAccount,
  createInvitation,
  disableUser,
  enableUser,
  endCollectingAccount,
  getHead,
  resetPassword,
  resetSecondFactor,
  seedDemoData,
} from './commands';

const usage = `npm run cli -- COMMAND

  version                                             the version and the commit of this program
  migrate                                             bring the tables up to date
  create-admin --username U --email E --full-name N   the first administrator
  reset-password --username U                         a new password; ends the user's sessions
  reset-second-factor --username U                    removes a second factor that was lost; ends the user's sessions
  disable-user --username U                           disables an account that nobody else can; ends its sessions
  enable-user --username U                            enables an account that nobody else can; an administrator sets up a second factor anew
  create-invitation [--uses 1] [--days D] [--email E] a code for the private beta
  seed-demo                                           the demonstration data, into an empty database
  create-collecting-account --bank B --number N --holder H --holder-id R [--type savings]
                                                      a bank account of the company, for deposits
  correct-collecting-account --id I [--bank B] [--number N] …
                                                      corrects one before its first movement
  end-collecting-account --id I                       nobody is asked to pay into it any longer
  verify-ledger [--head POSITION:HASH]                checks that the books balance and nobody changed them, nor cut off the
                                                      seals behind the one in DATA_DIR/seal-head, or one that the log or a
                                                      backup states
  accept-records --reason TEXT                        takes the records as they are after a change that was made directly in the
                                                      database, or by an earlier version during an upgrade; the reason is kept
  load-list KIND FILE [ALT_FILE]                      replaces a list against which people are screened: ofac (SDN.CSV, with
                                                      ALT.CSV), un (the consolidated XML) or own (a CSV)
  webhook-listen [--port 4040] [--secret whsec_…]     prints and verifies webhooks that arrive at this machine
  catch-up                                            runs the regular jobs of a server to their ends: seals, retention, sums
  reencrypt                                           encrypts stored secrets with the first of ENCRYPTION_SECRET, and identity files
                                                      with the first of IDENTITY_SECRET; says what is left; may be stopped and
                                                      repeated
  rebuild-search                                      writes again the words by which 'Buscar en todo' finds people, projects and
                                                      bank lines
  prune-files [--dry-run]                             removes stored contents that no record has referred to for a day
  backup FILE                                         a copy of everything, while servers run; checks it; the uploaded files go
                                                      to the folder FILE.files
  restore FILE [--replace-demo]                       a backup into an empty database, or over fresh demonstration data
                                                      that nobody has used; stop the servers first
    [--until SECOND --binlog FOLDER]                  … and the changes after it, up to a moment such as 2026-12-01T10:00:02-05:00;
                                                      MariaDB, with its binary log
  note-restore                                        notes in the seals that something else has restored the database, such as
                                                      its provider to a point in time; restore does so itself
  copy-binlog FOLDER                                  copies MariaDB's binary log up to now; repeat it each minute

Passwords are read from CIMIENTO_PASSWORD, else from standard input; a terminal does not show them.`;

const options = {
  username: { type: 'string' },
  email: { type: 'string' },
  'full-name': { type: 'string' },
  uses: { type: 'string' },
  days: { type: 'string' },
  bank: { type: 'string' },
  type: { type: 'string' },
  number: { type: 'string' },
  id: { type: 'string' },
  holder: { type: 'string' },
  'holder-id': { type: 'string' },
  port: { type: 'string' },
  secret: { type: 'string' },
  head: { type: 'string' },
  reason: { type: 'string' },
  until: { type: 'string' },
  binlog: { type: 'string' },
  'replace-demo': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

type Flag = 'replace-demo' | 'dry-run';

type Values = { [K in Exclude<keyof typeof options, Flag>]?: string } & { [K in Flag]?: boolean };

const listenPort = 4040;

// Never an argument: arguments appear in the shell's history and in the process list.
const getPassword = async (): Promise<string> => process.env['CIMIENTO_PASSWORD'] || readPassword();

function getRequired(values: Values, name: Exclude<keyof Values, Flag>): string {
  const value = values[name];
  if (value === undefined) throw new CommandError(`--${name} is missing\n\n${usage}`);
  return value;
}

function parseCount(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new CommandError(`--${name} must be a whole number, 1 or more`);
  return Number(text);
}

const getId = (values: Values): number => parseCount(getRequired(values, 'id'), 'id') ?? 0;

/** Progress of a long command, apart from its result on standard output. */
const printLine = (line: string): void => console.error(line);

type Command = (database: Database, values: Values, config: GatewayConfig) => Promise<string>;

const commands: Record<string, Command> = {
  migrate: async () => 'The tables are up to date',
  'create-admin': async (database, values, { passwordPolicy, session }) =>
    createAdmin(
      database,
      {
        username: getRequired(values, 'username'),
        email: getRequired(values, 'email'),
        fullName: getRequired(values, 'full-name'),
        password: await getPassword(),
      },
      passwordPolicy,
      new AccountEmails(new AccountTokens(session.secrets)),
    ),
  'reset-password': async (database, values, { passwordPolicy }) =>
    resetPassword(database, getRequired(values, 'username'), await getPassword(), passwordPolicy),
  'reset-second-factor': (database, values) => resetSecondFactor(database, getRequired(values, 'username')),
  'disable-user': (database, values) => disableUser(database, getRequired(values, 'username')),
  'enable-user': (database, values) => enableUser(database, getRequired(values, 'username')),
  'create-invitation': (database, { uses, days, email }) =>
    createInvitation(database, { uses: parseCount(uses, 'uses'), days: parseCount(days, 'days'), email }),
  'seed-demo': (database, _values, config) => seedDemoData(database, createFileStore(config), config.identitySecrets),
  'verify-ledger': async (database, { head }, { sealSecrets, sealHeadFile }) => {
    const kept = head === undefined ? await readWitness(sealHeadFile) : getHead(head);
    return checkLedger(database, new SealKey(sealSecrets), kept, printProgress);
  },
  'accept-records': (database, values, { sealSecrets }) =>
    acceptAsTheyAre(database, new SealKey(sealSecrets), getRequired(values, 'reason')),
  'catch-up': (database, _values, config) => catchUp(database, config, printLine),
  reencrypt: async (database, _values, config) => {
    const encryption = new Encryption(config.identitySecrets);
    const secrets = await reencrypt(database, new Encryption(config.encryptionSecrets), printLine);
    const place = { database, encryption, files: createFileStore(config) };
    return `${secrets}\n${await reencryptIdentities(place, printLine)}`;
  },
  'rebuild-search': (database) => rebuildSearch(database),
  'prune-files': (database, { 'dry-run': isDryRun = false }, config) =>
    pruneFiles(database, createFileStore(config), isDryRun),
  'note-restore': async (database, _values, { sealSecrets, sealHeadFile }) => {
    const key = new SealKey(sealSecrets);
    const checked = await checkLedger(database, key);
    return `${checked}\n${await noteRestore(database, sealHeadFile, key)}`;
  },
  'create-collecting-account': (database, values) =>
    createCollectingAccount(database, {
      bank: getRequired(values, 'bank'),
      accountType: values.type ?? 'checking',
      accountNumber: getRequired(values, 'number'),
      holderName: getRequired(values, 'holder'),
      holderIdNumber: getRequired(values, 'holder-id'),
    }),
  'correct-collecting-account': (database, values) => {
    const { bank, type: accountType, number: accountNumber, holder: holderName, 'holder-id': holderIdNumber } = values;
    const given = { bank, accountType, accountNumber, holderName, holderIdNumber };
    const changed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    return correctCollectingAccount(database, getId(values), changed);
  },
  'end-collecting-account': (database, values) => endCollectingAccount(database, getId(values)),
};

/** Commands that leave tables of an earlier version as they are: nobody expects an upgrade of them. */
const unmigrated: readonly string[] = ['verify-ledger', 'catch-up', 'reencrypt', 'prune-files'];

type DatabaseCall =
  | { command: Command; values: Values }
  | { command: 'backup'; file: string }
  | { command: 'copy-binlog'; folder: string }
  | { command: 'restore'; file: string; replacesDemo: boolean; until: Until | null }
  | { command: 'load-list'; list: ListCall };
/** Commands with and without the database. */
type Call =
  DatabaseCall | { command: 'webhook-listen'; port: number; secret: string | undefined } | { command: 'version' };

function parseCommand(): Call {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name = '', ...rest] = positionals;
  const [file] = rest;
  if (name === 'version' && rest.length === 0) return { command: name };
  if (name === 'webhook-listen' && rest.length === 0)
    return { command: name, port: parseCount(values.port, 'port') ?? listenPort, secret: values.secret };
  const [, listFile, alt = null] = rest;
  if (name === 'load-list' && file !== undefined && listFile !== undefined && rest.length <= 3)
    return { command: name, list: { kind: file, file: listFile, alt } };
  if (file !== undefined && rest.length === 1) {
    if (name === 'backup') return { command: name, file };
    if (name === 'copy-binlog') return { command: name, folder: file };
    if (name === 'restore')
      return { command: name, file, replacesDemo: values['replace-demo'] === true, until: parseUntil(values) };
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || rest.length > 0) throw new CommandError(usage);
  return { command, values };
}

/** Progress of the migrations, beside the result on standard output. */
function printMigration(event: MigrationEvent): void {
  if (event.state === 'waiting') console.error('Waiting for another process that migrates the database');
  if (event.state === 'migrated') console.error(`${event.migration}  ${(event.durationMs / 1000).toFixed(1)} s`);
}

/** To a person at a terminal: what is checked now. */
const printProgress = (rule: string): void => {
  if (process.stderr.isTTY) console.error(`Checking: ${rule}`);
};

/** Commands without the settings of the server would work on another database in silence. */
const printPlace = (place: DatabaseConfig): void =>
  printLine(`Database: ${place.kind === 'sqlite' ? place.file : describeAddress(place.url)}`);

async function run(call: DatabaseCall, place: DatabaseConfig, config: GatewayConfig): Promise<string> {
  const files = createFileStore(config);
  const key = new SealKey(config.sealSecrets);
  if (call.command === 'copy-binlog') {
    if (place.kind === 'sqlite') throw new CommandError('SQLite has no binary log');
    return copyBinlog(place.url, call.folder);
  }
  const restored =
    call.command === 'restore' && (await restoreBackup(place, files, call.file, call.replacesDemo, key, call.until));
  const database = await openDatabase(place, key);
  try {
    if (call.command === 'restore') return `${restored}\n${await noteRestore(database, config.sealHeadFile, key)}`;
    if (call.command === 'backup') return await createBackup(database, place, files, call.file, key);
    if (unmigrated.some((name) => call.command === commands[name])) await assertUpToDate(database);
    else
      await migrateEnvironment(database, config.sandbox, {
        allowsNewer: config.allowsNewerDatabase,
        onEvent: printMigration,
      });
    if (call.command === 'load-list') return await loadList(database, call.list);
    return await call.command(database, call.values, config);
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  const call = parseCommand();
  if (call.command === 'version') {
    console.log(`${build.version} ${build.commit}`);
    return;
  }
  if (call.command === 'webhook-listen') {
    await listenForWebhooks(call.port, call.secret, (text) => process.stdout.write(text));
    return;
  }
  const config = loadConfig(process.env);
  const { migrationUrl } = config;
  const place = migrationUrl === null ? config.database : { kind: 'mysql' as const, url: migrationUrl, poolSize: 1 };
  printPlace(place);
  try {
    console.log(await run(call, place, config));
  } catch (error) {
    if (error instanceof ExpectedError) throw new CommandError(explainRefusal(error, config.passwordPolicy));
    throw error;
  }
}

main().catch((error: unknown) => {
  console.error(explainFailure(error));
  process.exitCode = 1;
});
