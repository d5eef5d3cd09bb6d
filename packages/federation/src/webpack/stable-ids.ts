import type { Compiler, WebpackPluginInstance } from 'webpack';

const runtime = '@module-federation/webpack-bundler-runtime';
const entry = /(\.federation[\\/]entry)\.\w+(\.js)$/;

const withoutHash = (request = ''): string => request.replace(entry, '$1$2');

/**
 * Keeps absolute paths out of a build, so that the same sources give the same one in every folder. The federation plugin writes an entry that
 * imports its runtime by an absolute path, names it by a hash of that, and names the container by both; swc's source maps have them too.
 */
export class StableIdsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { NormalModule } = compiler.webpack;
    compiler.hooks.normalModuleFactory.tap('StableIdsPlugin', (factory) =>
      factory.hooks.afterResolve.tap('StableIdsPlugin', ({ createData }) => {
        createData.request = withoutHash(createData.request);
        createData.userRequest = withoutHash(createData.userRequest);
      }),
    );
    compiler.hooks.thisCompilation.tap('StableIdsPlugin', (compilation) => {
      NormalModule.getCompilationHooks(compilation).processResult.tap('StableIdsPlugin', (result, { resource }) => {
        const [text, map, extra] = result;
        // Of a map as an object, webpack makes the paths relative.
        if (!entry.test(resource))
          return [text, typeof map === 'string' ? (JSON.parse(map) as typeof map) : map, extra];
        const pattern = new RegExp(`'[^']*/${runtime}/[^']*'`);
        return [text.toString().replace(pattern, `'${runtime}/bundler'`), map, extra];
      });
      compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', () => {
        for (const module of compilation.modules)
          if (module.identifier().startsWith('container entry '))
            compilation.chunkGraph.setModuleId(module, 'container');
      });
    });
  }
}
