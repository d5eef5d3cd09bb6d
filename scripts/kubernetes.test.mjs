import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { findProgram } from './lib/find-program.mjs';
import { ROOT } from './lib/root.mjs';

const folder = join(ROOT, 'deploy/kubernetes');
const OVERLAYS = ['database-outside', 'mariadb-operator'];
const kubectl = findProgram('kubectl');
// That of Debian 12 has a kustomize of 2019, which cannot read ours.
const canRender =
  kubectl !== null &&
  /Kustomize Version: v[5-9]/.test(execFileSync(kubectl, ['version', '--client'], { encoding: 'utf8' }));

const text = (file) => readFileSync(join(ROOT, file), 'utf8');
const parse = (content) => parseAllDocuments(content).map((document) => document.toJS());

const { resources } = parse(text('deploy/kubernetes/base/kustomization.yaml'))[0];
const objects = resources.flatMap((file) => parse(text(`deploy/kubernetes/base/${file}`)));
const listKind = (kind, from = objects) => from.filter((object) => object.kind === kind);

const readSettings = (file) =>
  Object.fromEntries(Array.from(text(file).matchAll(/^(\w+)=(.*)$/gm), ([, name, value]) => [name, value]));
const base = readSettings('deploy/kubernetes/base/settings.env');

/** The template of the pods of an object that has one. */
const getTemplate = ({ kind, spec }) =>
  ({ Deployment: spec?.template, Job: spec?.template, CronJob: spec?.jobTemplate?.spec.template })[kind];

const workloads = objects.filter((object) => getTemplate(object));
const listContainers = (object) => {
  const { containers, initContainers = [] } = getTemplate(object).spec;
  return [...initContainers, ...containers];
};

test('every file of the base is listed', () => {
  const files = readdirSync(join(folder, 'base')).filter(
    (file) => file.endsWith('.yaml') && file !== 'kustomization.yaml',
  );
  expect(resources.toSorted()).toEqual(files.toSorted());
});

test.each(workloads.map((object) => [`${object.kind} ${object.metadata.name}`, object]))(
  '%s runs as user 1000 on a read-only root, with limits and the volumes that it mounts',
  (_name, object) => {
    const { spec } = getTemplate(object);
    expect(spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(spec.automountServiceAccountToken).toBe(false);
    const volumes = spec.volumes.map(({ name }) => name);
    for (const { securityContext, resources: use, volumeMounts } of listContainers(object)) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect([use.limits.memory, use.requests.cpu, use.requests.memory]).toEqual(Array(3).fill(expect.any(String)));
      for (const { name } of volumeMounts) expect(volumes).toContain(name);
    }
  },
);

test.each(listKind('Deployment').map((object) => [object.metadata.name, object]))(
  '%s has probes, and time to drain and to answer',
  (_name, { spec }) => {
    const [container] = spec.template.spec.containers;
    expect(container.livenessProbe.httpGet.path).toBe('/healthz');
    expect(container.readinessProbe.httpGet.path).toBe('/readyz');
    // The kubelet sees 503 before the port is closed, and the rest is for the running requests (`serverTimeouts`).
    const { periodSeconds, failureThreshold } = container.readinessProbe;
    const drainSeconds = Number(base.DRAIN_SECONDS);
    expect(drainSeconds).toBeGreaterThan(periodSeconds * failureThreshold);
    expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(drainSeconds + 30);
    expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
  },
);

test('services, budgets and the ingress name what exists, and several pods have a budget', () => {
  const deployments = listKind('Deployment');
  const components = deployments.map(({ spec }) => spec.selector.matchLabels['app.kubernetes.io/component']);
  const services = listKind('Service');
  for (const { spec } of services) expect(components).toContain(spec.selector['app.kubernetes.io/component']);
  const [{ spec: ingress }] = listKind('Ingress');
  const backends = ingress.rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service.name));
  expect(services.map(({ metadata }) => metadata.name)).toEqual(expect.arrayContaining(backends));
  const several = deployments.filter(({ spec }) => spec.replicas > 1).map(({ metadata }) => metadata.name);
  expect(listKind('PodDisruptionBudget').map(({ metadata }) => metadata.name)).toEqual(several);
});

test('the ingress leads nobody to metrics, and as in the front proxy to every part', () => {
  const [{ spec }] = listKind('Ingress');
  const paths = spec.rules.flatMap(({ http }) => http.paths.map(({ path }) => path));
  expect(paths).toEqual(['/graphql', '/remotes/health', '/api', '/']);
  // The part behind '/' is the site, which has none.
  expect(spec.rules[0].http.paths.at(-1).backend.service.name).toBe('cimiento-site');
});

test('one pod at a time writes to the releases, beside the job that releases', () => {
  const writers = listKind('Deployment').filter(({ spec: { template } }) =>
    template.spec.containers[0].volumeMounts.some(({ name, readOnly }) => name === 'remotes' && !readOnly),
  );
  expect(writers.map(({ metadata, spec }) => [metadata.name, spec.replicas, spec.strategy.type])).toEqual([
    ['cimiento-rollouts', 1, 'Recreate'],
  ]);
});

test('settings and migrations are applied first, and the front end last', () => {
  const listStep = (step, from) =>
    from.filter(({ metadata }) => metadata.labels?.['cimiento/step'] === step).map(({ kind }) => kind);
  expect([listStep('migrate', objects), listStep('release', objects)]).toEqual([['Job'], ['Job']]);
  const [{ options }] = parse(text('deploy/kubernetes/base/kustomization.yaml'))[0].configMapGenerator;
  expect(options.labels).toEqual({ 'cimiento/step': 'migrate' });
});

test('every setting exists, and secrets come from files', () => {
  const known = new Set(
    Array.from(text('docs/reference/environment.md').matchAll(/`([A-Z][A-Z0-9_]{3,})`/g), ([, name]) => name),
  );
  // Of the program that releases.
  known.add('RELEASE_KEY');
  const files = ['base', ...OVERLAYS].map((name) => readSettings(`deploy/kubernetes/${name}/settings.env`));
  const ofPods = workloads.flatMap((object) =>
    listContainers(object).flatMap(({ env = [] }) => env.map(({ name }) => name)),
  );
  const names = [...files.flatMap((settings) => Object.keys(settings)), ...ofPods];
  expect(names.map((name) => name.replace(/_FILE$/, '')).filter((name) => !known.has(name))).toEqual([]);
  for (const name of ['SESSION_SECRET', 'ENCRYPTION_SECRET', 'IDENTITY_SECRET', 'SEAL_SECRET', 'DATABASE_PASSWORD'])
    expect([base[`${name}_FILE`], names.includes(name)]).toEqual([`/run/secrets/cimiento/${name}`, false]);
});

/** Faults of objects by the published schemas, which take keys that they do not know. */
const findFaults = (some) =>
  JSON.parse(
    execFileSync(process.execPath, [join(ROOT, 'scripts/lib/find-manifest-faults.mjs')], {
      input: JSON.stringify(some),
    }),
  );

test('every object meets the published schema of its kind', () => {
  expect(findFaults(objects)).toEqual([]);
  const [wrong] = listKind('Deployment');
  expect(findFaults([{ ...wrong, spec: { ...wrong.spec, replicas: '2' } }])).toHaveLength(1);
});

(canRender ? test : test.skip).each(OVERLAYS)('kustomize renders %s whole', (overlay) => {
  const rendered = parse(execFileSync(kubectl, ['kustomize', join(folder, overlay)], { encoding: 'utf8' }));
  expect(findFaults(rendered)).toEqual([]);
  const [settings] = listKind('ConfigMap', rendered);
  expect(settings.data).toEqual({ ...base, ...readSettings(`deploy/kubernetes/${overlay}/settings.env`) });
  expect(settings.metadata.labels).toEqual({ 'cimiento/step': 'migrate' });
  expect(rendered).toHaveLength(objects.length + 1);
  const containers = rendered.filter((object) => getTemplate(object)).flatMap((object) => listContainers(object));
  for (const { image } of containers) expect(image).toMatch(/^registry\.example\/cimiento\/[\w-]+:\d/);
  const maps = containers.flatMap(({ envFrom = [] }) => envFrom.map(({ configMapRef }) => configMapRef.name));
  expect(new Set(maps)).toEqual(new Set([settings.metadata.name]));
});
