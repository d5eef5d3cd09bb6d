import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverTimeouts } from '@cimiento/server';
import { parse } from 'yaml';
import { getRemoteFolder, listRemoteFolders, listRemotes } from './lib/remotes.mjs';
import { ROOT } from './lib/root.mjs';

// Checks the Docker files without Docker. e2e/journeys/arrangement.spec.ts runs the same configuration as plain processes.

const text = (file) => readFileSync(join(ROOT, file), 'utf8');
const compose = parse(text('docker-compose.yml'), { merge: true });
const services = Object.entries(compose.services);
const built = services.filter(([, { build }]) => build);

/** Stage of the Dockerfile → its own lines. */
const stages = Object.fromEntries(
  text('Dockerfile')
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((stage) => [/ AS ([\w-]+)$/m.exec(stage)[1], stage]),
);
const getParent = (stage) => /^FROM (\S+)/.exec(stages[stage])[1];
const listAncestors = (stage) => (stages[stage] ? [stage, ...listAncestors(getParent(stage))] : []);
const getAllLines = (stage) =>
  listAncestors(stage)
    .map((name) => stages[name])
    .join('\n');

test.each(built)(
  '%s is built from an existing stage of the Dockerfile, with the arguments of that stage',
  (_name, { build }) => {
    expect(existsSync(join(ROOT, build.context, 'Dockerfile'))).toBe(true);
    expect(Object.keys(stages)).toContain(build.target);
    const { APP } = build.args ?? {};
    if (APP) expect(existsSync(join(ROOT, APP, 'webpack.config.js'))).toBe(true);
  },
);

test('every image has a version, and every copied file exists', () => {
  const images = [
    ...services.map(([, { image }]) => image).filter(Boolean),
    ...Object.keys(stages)
      .map(getParent)
      .filter((parent) => !stages[parent]),
  ];
  for (const image of images) expect(image).toMatch(/^[\w./-]+:\d[\w.-]+$/);
  const copied = [...text('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files]) =>
    files.split(' '),
  );
  for (const file of copied) expect([file, existsSync(join(ROOT, file))]).toEqual([file, true]);
});

test('sends the session cookie over TLS only, unless the operator says otherwise', () => {
  const values = services.map(([, { environment }]) => environment?.COOKIE_SECURE).filter(Boolean);
  expect(new Set(values)).toEqual(new Set(['${COOKIE_SECURE:-true}']));
  // Nor does an operator who copies the example.
  expect(text('deploy/example.env')).not.toMatch(/^COOKIE_SECURE=(?!true)/m);
});

test('copies every workspace manifest before the installation, as the lock file requires', () => {
  const { packages } = JSON.parse(text('package-lock.json'));
  for (const folder of Object.keys(packages).filter((key) => key && !key.includes('node_modules'))) {
    expect(stages.manifests).toContain(`COPY ${folder}/package.json ${folder}/`);
  }
});

test.each(built)('%s does not run as root', (_name, { build }) => {
  const lines = getAllLines(build.target);
  const users = [...lines.matchAll(/^USER (\S+)$/gm)].map(([, user]) => user);
  expect(users.filter((user) => user !== 'root').length > 0 || lines.includes('nginx-unprivileged')).toBe(true);
  const [own] = listAncestors(build.target).filter((stage) => /^USER /m.test(stages[stage]));
  if (own) expect([...stages[own].matchAll(/^USER (\S+)$/gm)].at(-1)[1]).not.toBe('root');
});

test.each(services.filter(([name]) => !/^(release-|migrate|cli)/.test(name)))(
  '%s has a health check, resource limits and a restart policy',
  (_name, service) => {
    expect(service.healthcheck ?? getAllLines(service.build.target)).toEqual(
      service.build ? expect.stringContaining('HEALTHCHECK') : expect.objectContaining({ test: expect.anything() }),
    );
    expect(service.deploy.resources.limits).toEqual({ cpus: expect.any(String), memory: expect.any(String) });
    expect(service.restart).toBe('unless-stopped');
  },
);

test('each upstream of the front proxy is a service, on the port that its image exposes', () => {
  const upstreams = [
    ...text('deploy/nginx/upstreams.conf').matchAll(/^upstream ([\w-]+) \{[^}]*server ([\w-]+):(\d+) /gm),
  ];
  expect(upstreams.map(([, name]) => name).sort()).toEqual([
    'gateway',
    ...listRemoteFolders(),
    'rest-adapter',
    'shell',
  ]);
  for (const [, name, host, port] of upstreams) {
    expect(host).toBe(name);
    expect(getAllLines(compose.services[name].build.target)).toMatch(new RegExp(`EXPOSE ${port}`));
    expect(Object.keys(compose.services.front.depends_on)).toContain(name);
  }
  for (const [, target] of text('deploy/nginx/front.conf').matchAll(/proxy_pass http:\/\/([\w-]+);/g)) {
    expect(upstreams.map(([, name]) => name)).toContain(target);
  }
});

test.each(['gateway', 'rest-adapter', 'shell'])(
  'the front proxy ends an idle connection to %s before the server does',
  (name) => {
    const [, block] = new RegExp(`^upstream ${name} \\{([^}]*)\\}`, 'm').exec(text('deploy/nginx/upstreams.conf'));
    const [, seconds] = /keepalive_timeout (\d+)s;/.exec(block);
    // With time for a request that is on its way.
    expect(Number(seconds) * 1000 + 5000).toBeLessThan(serverTimeouts.keepAliveTimeout);
  },
);

test.each(['front', 'static', 'releases'])('every answer of nginx (%s) has the security headers', (name) => {
  const configuration = text(`deploy/nginx/${name}.conf`);
  const [, server] = /\nserver \{\n([\s\S]*)\n\}/.exec(configuration);
  // At the level of the server: one add_header in a location would drop those of the server there.
  const headers = [...server.matchAll(/^ {2}add_header ([\w-]+) (.+) always;$/gm)].map(([, header, value]) => [
    header,
    value,
  ]);
  const locations = server.replace(/^ {2}add_header .*$/gm, '');
  expect(locations).not.toMatch(/add_header/);
  // The front proxy adds its own where a part sent none.
  const resolve = (value) => new RegExp(`\\${value} \\{[^}]*"" (.+);\n`).exec(configuration)?.[1] ?? value;
  const values = Object.fromEntries(headers.map(([header, value]) => [header, resolve(value).replaceAll('"', '')]));
  expect(values).toMatchObject({
    'Content-Security-Policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
});

test('the front proxy takes every upload of the API whole', () => {
  const [, address] = /location ~ (\S+) \{\s+client_max_body_size 11m;/.exec(text('deploy/nginx/front.conf'));
  const { paths } = JSON.parse(text('rest-adapter/openapi.json'));
  const uploads = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).some(({ requestBody }) => requestBody?.content['multipart/form-data']) ? [path] : [],
  );
  expect(uploads.length).toBeGreaterThan(5);
  for (const path of uploads) expect(path.replaceAll(/\{\w+\}/g, '7')).toMatch(new RegExp(address));
});

test('runs two gateways, migrates once, and keeps data in named volumes', () => {
  expect(compose.services.gateway.deploy.replicas).toBe(2);
  expect(compose.services.migrate.command.at(-1)).toBe('migrate');
  for (const name of ['gateway', 'rest-adapter'])
    expect(compose.services[name].depends_on.migrate.condition).toBe('service_completed_successfully');
  const volumes = services
    .flatMap(([, { volumes: own = [] }]) => own)
    .map((volume) => volume.replace(/^\$\{\w+:-(\w+)\}/, '$1').split(':')[0]);
  expect([...new Set(volumes)].sort()).toEqual(Object.keys(compose.volumes).sort());
});

test.each(listRemotes())(
  'the release of %s gets the key of its team, after the shell has said what it can run',
  (name) => {
    const { build, environment, depends_on: needs } = compose.services[`release-${name}`];
    expect(build.args.APP).toBe(getRemoteFolder(name));
    const variable = /^\$\{(\w+):-\}$/.exec(environment.RELEASE_KEY)[1];
    expect(variable).toBe(`RELEASE_KEY_${name.toUpperCase().replaceAll('-', '_')}`);
    expect(text('deploy/example.env')).toMatch(new RegExp(`^${variable}=$`, 'm'));
    expect(needs).toEqual({ 'release-shell': { condition: 'service_completed_successfully' } });
  },
);

test('a release is checked after the new gateway has stated its schema', () => {
  const { build, environment, volumes } = compose.services.rollouts;
  expect(compose.services['release-shell'].depends_on).toEqual({ rollouts: { condition: 'service_healthy' } });
  expect(build.args).toEqual({ GIT_COMMIT: '${GIT_COMMIT:-unknown}' });
  expect(stages.gateway).toContain('ENV GIT_COMMIT=${GIT_COMMIT}');
  expect(environment.ROLLOUT_POLL_SECONDS).toBeGreaterThan(0);
  expect(volumes).toContain('remotes:/srv/remotes');
  expect(compose.services.gateway.volumes).toContain('remotes:/srv/remotes:ro');
  expect(getAllLines('release')).toContain('COPY --from=release-libraries /app/node_modules /app/node_modules');
});

test('every server shares the volume of the files', () => {
  for (const name of ['gateway', 'rest-adapter', 'rollouts', 'migrate', 'cli']) {
    const { environment, volumes } = compose.services[name];
    expect([name, volumes]).toEqual([name, expect.arrayContaining([`files:${environment.DATA_DIR}`])]);
  }
});

test('every program can write to /tmp, in memory and of a stated size', () => {
  for (const [name, { build, read_only: isReadOnly, tmpfs }] of services.filter(([, { build }]) => build)) {
    expect([name, isReadOnly]).toEqual([name, true]);
    if (!/nginx/.test(getAllLines(build.target)) && name !== 'mail-catcher')
      expect([name, tmpfs]).toEqual([name, [expect.stringMatching(/^\/tmp:size=(?:64|160)m,mode=1777$/)]]);
  }
});

test('the images run on Node 24, and no install script of a library runs in any of them', () => {
  expect(getParent('node')).toMatch(/^node:24\.\d+-\w+-slim$/);
  for (const [name, lines] of Object.entries(stages))
    if (/npm ci/.test(lines))
      expect([name, getAllLines(name).includes('npm_config_ignore_scripts=true')]).toEqual([name, true]);
  for (const target of ['gateway', 'rest-adapter', 'shell', 'release'])
    expect(getAllLines(target)).not.toMatch(/npm (ci|install)|COPY \. /);
});

test('health checks start no Node, and leave a busy machine the time to start', () => {
  const checks = Object.values(stages).flatMap((lines) => lines.match(/^HEALTHCHECK [^]*?CMD .*$/gm) ?? []);
  expect(checks.length).toBeGreaterThan(3);
  for (const check of checks) {
    expect(check).not.toMatch(/"node"/);
    expect(check).toMatch(/--timeout=5s --start-period=(5|1)m --retries=6/);
  }
});

test('commands get the database before the tables are changed, and keep backups in a volume', () => {
  const { entrypoint, depends_on: needs, volumes } = compose.services.cli;
  expect(entrypoint).toEqual(['node', 'gateway/dist/cli/main.js']);
  expect(Object.keys(needs)).toEqual(['mariadb']);
  expect(volumes).toContain('${BACKUP_DIR:-backups}:/srv/backups');
});

test('no secret has a default value', () => {
  for (const [, name] of text('docker-compose.yml').matchAll(/\$\{(\w*(?:PASSWORD|SECRET)\w*)/g)) {
    expect(text('docker-compose.yml')).not.toMatch(new RegExp(`\\$\\{${name}:-`));
    expect(text('deploy/example.env')).toMatch(new RegExp(`^${name}=$`, 'm'));
  }
});
