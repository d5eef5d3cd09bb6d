import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import type { BuildInfo } from './build-info';
import { pageScripts } from './page-scripts';

export type RemoteBuild = {
  root: string;
  info: BuildInfo;
  /** Shared library → the versions of it that this build can live with. */
  requires: Record<string, string>;
};

/**
 * Puts two files beside the manifest. `remote.json`: the remote's own `src/remote.json` (its routes with the access each needs) with
 * version, commit, needs and the scripts of each page, which whoever serves a deployment reads without running the remote's code. `build.json`:
 * the files of this very build, because earlier ones stay in the folder.
 */
export class RemoteDescriptionPlugin implements WebpackPluginInstance {
  constructor(private readonly build: RemoteBuild) {}

  apply(compiler: Compiler): void {
    const file = path.join(this.build.root, 'src/remote.json');
    const { sources, Compilation: Stages } = compiler.webpack;
    const json = (value: unknown) => new sources.RawSource(`${JSON.stringify(value, null, 2)}\n`);
    compiler.hooks.thisCompilation.tap('RemoteDescriptionPlugin', (compilation) => {
      compilation.fileDependencies.add(file);
      // By then each file has the name that its content gives it.
      const last = { name: 'RemoteDescriptionPlugin', stage: Stages.PROCESS_ASSETS_STAGE_REPORT + 1000 };
      compilation.hooks.processAssets.tap(last, () => {
        const { root, info, requires } = this.build;
        const described = JSON.parse(readFileSync(file, 'utf8')) as object;
        compilation.emitAsset(
          'remote.json',
          json({ ...described, ...info, requires, scripts: pageScripts(compilation, root) }),
        );
        compilation.emitAsset('build.json', json({ files: namesOf(compilation) }));
      });
    });
  }
}

const namesOf = (compilation: Compilation): string[] =>
  compilation
    .getAssets()
    .map(({ name }) => name)
    .sort();
