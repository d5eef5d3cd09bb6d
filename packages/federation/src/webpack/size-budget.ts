import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler, Module, WebpackPluginInstance } from 'webpack';
import { listPageScripts } from './page-scripts';
import { readRemote } from './read-remote';

/** Limits for the scripts of a remote, in bytes as a browser gets them: compressed. Stated in its package.json under `cimiento`. */
export type SizeBudget = {
  /** Scripts that one page loads besides the shell's. */
  pageBytes: number;
  /** All scripts of the remote. */
  totalBytes: number;
};

/** The size of a build: compressed bytes of each page and of all scripts, and the bytes of source of each part of the bundle. */
export type Sizes = { pages: Record<string, number>; total: number; parts: Record<string, number> };

const formatBytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The largest three, or the three that grew most since the last build, in words. */
function describeParts({ parts }: Sizes, previous: Sizes | null): string {
  const changes = Object.entries(parts).map(([name, bytes]) => [name, bytes - (previous?.parts[name] ?? 0)] as const);
  const [first, ...others] = changes
    .filter(([, bytes]) => bytes > 0)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([name, bytes]) => `${name} ${previous ? '+' : ''}${formatBytes(bytes)}`);
  if (first === undefined) return '';
  return `${previous ? 'Grown since the last build' : 'Largest parts'}, before compression: ${[first, ...others].join(', ')}.`;
}

/** The exceeded budgets, one sentence for each page and for the whole; empty if all fit. */
export function findExcess(sizes: Sizes, budget: SizeBudget, previous: Sizes | null): string[] {
  const measured = [
    ...Object.entries(sizes.pages).map(
      ([pattern, bytes]) => [`The page ${pattern}`, bytes, budget.pageBytes, previous?.pages[pattern]] as const,
    ),
    ['The remote', sizes.total, budget.totalBytes, previous?.total] as const,
  ];
  const excess = measured.filter(([, bytes, limit]) => bytes > limit);
  return excess.map(([what, bytes, limit, before]) => {
    const change = before === undefined ? '' : `, ${formatBytes(before)} in the last build`;
    return `${what} has ${formatBytes(bytes)} of compressed scripts${change}; its budget is ${formatBytes(limit)} (cimiento.budget in package.json). ${describeParts(sizes, previous)}`;
  });
}

/** The budget of the app in `root`; undefined when its package.json has none. */
export const readSizeBudget = (root: string): SizeBudget | undefined =>
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { cimiento?: { budget?: SizeBudget } }).cimiento
    ?.budget;

/** Bytes of a script as a browser gets it: of its compressed copy, where there is one. */
const measureScript = (compilation: Compilation, name: string): number =>
  (compilation.getAsset(`${name}.br`) ?? compilation.getAsset(name))?.source.size() ?? 0;

/** The package or the top folder of the sources that a module comes from. */
function findPart(module: Module, root: string): string | null {
  const file = module.nameForCondition();
  if (!file) return null;
  const [, installed] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  if (installed) return installed;
  return path.relative(root, file).split('/').slice(0, 2).join('/');
}

function measureParts(compilation: Compilation, root: string): Record<string, number> {
  const parts: Record<string, number> = {};
  for (const module of compilation.modules) {
    const part = findPart(module, root);
    if (part) parts[part] = (parts[part] ?? 0) + module.size();
  }
  return parts;
}

/** Fails the build of a remote that exceeds its size budget. The last build that kept it is remembered beside dist/app. */
export class SizeBudgetPlugin implements WebpackPluginInstance {
  constructor(
    private readonly root: string,
    private readonly budget: SizeBudget,
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation: Stages, WebpackError } = compiler.webpack;
    const file = path.join(this.root, 'dist/sizes.json');
    let measured: Sizes | undefined;
    compiler.hooks.thisCompilation.tap('SizeBudgetPlugin', (compilation) => {
      const last = { name: 'SizeBudgetPlugin', stage: Stages.PROCESS_ASSETS_STAGE_REPORT + 1000 };
      compilation.hooks.processAssets.tapPromise(last, async () => {
        const previous = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Sizes) : null;
        measured = await this.measure(compilation);
        for (const message of findExcess(measured, this.budget, previous))
          compilation.errors.push(new WebpackError(message));
      });
    });
    compiler.hooks.afterEmit.tap('SizeBudgetPlugin', ({ errors }) => {
      if (errors.length > 0 || !measured) return;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(measured)}\n`);
    });
  }

  private async measure(compilation: Compilation): Promise<Sizes> {
    const scripts = compilation.getAssets().flatMap(({ name }) => (name.endsWith('.js') ? [name] : []));
    const sum = (files: string[]) => files.reduce((total, name) => total + measureScript(compilation, name), 0);
    const pages = listPageScripts(compilation, (await readRemote(this.root)).requests);
    return {
      pages: Object.fromEntries(Object.entries(pages).map(([pattern, files]) => [pattern, sum(files)])),
      total: sum(scripts),
      parts: measureParts(compilation, this.root),
    };
  }
}
