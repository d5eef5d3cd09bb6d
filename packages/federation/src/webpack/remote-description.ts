import path from 'node:path';
import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import { toDescription } from '../runtime/contract';
import type { BuildInfo } from './build-info';
import { applyFingerprint } from './fingerprint';
import { judge } from './judge';
import { listLinks } from './links';
import { listQueries } from './operations';
import { listPageScripts, listPageShares } from './page-scripts';
import { readRemote } from './read-remote';

export type RemoteBuild = {
  root: string;
  info: BuildInfo;
};

/**
 * Emits two files beside the manifest. `remote.json`: what `src/remote.ts` declares (addresses with access, heads, navigation) with version,
 * commit, requirements, imports of shared modules and the scripts of each page; the server reads it without running the remote's code. `build.json`: the files of
 * this build, because earlier builds stay in the folder.
 */
export class RemoteDescriptionPlugin implements WebpackPluginInstance {
  constructor(private readonly build: RemoteBuild) {}

  apply(compiler: Compiler): void {
    const { sources, Compilation: Stages, WebpackError } = compiler.webpack;
    const toAsset = (value: unknown) => new sources.RawSource(`${JSON.stringify(value, null, 2)}\n`);
    compiler.hooks.thisCompilation.tap('RemoteDescriptionPlugin', (compilation) => {
      const { root, info } = this.build;
      compilation.fileDependencies.add(path.join(root, 'src/remote.ts'));
      const describe = async () => {
        const { remote, files, requests } = await readRemote(root);
        compilation.fileDependencies.addAll(files);
        const { requires, imports, refusals } = await judge(compilation, root);
        const described = { ...toDescription(remote), version: info.version, requires };
        return { described, imports, refusals, requests, remote };
      };
      const getFingerprint = applyFingerprint(compiler, compilation, async () =>
        JSON.stringify((await describe()).described),
      );
      // After every stage that renames files by their content.
      const last = { name: 'RemoteDescriptionPlugin', stage: Stages.PROCESS_ASSETS_STAGE_REPORT + 1000 };
      compilation.hooks.processAssets.tapPromise(last, async () => {
        const { described, imports, refusals, requests, remote } = await describe();
        for (const refusal of refusals) compilation.errors.push(new WebpackError(refusal));
        const scripts = listPageScripts(compilation, requests);
        const shared = listPageShares(compilation, requests);
        const { commit } = info;
        const built = {
          ...described,
          commit,
          build: getFingerprint(),
          imports,
          scripts,
          shared,
          queries: listQueries(root, remote.pages),
          links: listLinks(compilation, remote),
        };
        compilation.emitAsset('remote.json', toAsset(built));
        compilation.emitAsset('build.json', toAsset({ files: listAssets(compilation) }));
      });
    });
  }
}

const listAssets = (compilation: Compilation): string[] =>
  compilation
    .getAssets()
    .map(({ name }) => name)
    .sort();
