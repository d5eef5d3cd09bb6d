const vm = require('node:vm');
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { disableAsyncStorages } = require('./async-storages.cjs');

// Stands for the context of the worker process, which `compileFunction` has no name for.
const workerContext = {};
const { compileFunction } = vm;
vm.compileFunction = (code, parameters, options) =>
  compileFunction(
    code,
    parameters,
    options?.parsingContext === workerContext ? { ...options, parsingContext: undefined } : options,
  );

// Besides the worker's own globals, the storages in which TypeORM and TypeGraphQL collect what decorators say, once for each worker.
const keptGlobals = new Set([
  ...Object.getOwnPropertyNames(globalThis),
  'typeormMetadataArgsStorage',
  'TypeGraphQLMetadataStorage',
]);

const timerConfig = { idToRef: (id) => id, refToId: (timer) => timer };

/**
 * Node without a context of its own for each test file, so that the files of a worker can share modules (`server-runtime.cjs`). What a
 * file adds to the globals and changes in the environment is taken back at its end.
 */
module.exports = class ServerEnvironment {
  constructor({ projectConfig }) {
    const config = projectConfig;
    this.global = globalThis;
    this.conditions = config.testEnvironmentOptions.customExportConditions;
    this.variables = { ...process.env };
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = new LegacyFakeTimers({
      config,
      global: globalThis,
      moduleMocker: this.moduleMocker,
      timerConfig,
    });
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const name of Object.getOwnPropertyNames(globalThis)) if (!keptGlobals.has(name)) delete globalThis[name];
    for (const name of Object.keys(process.env)) if (!(name in this.variables)) delete process.env[name];
    Object.assign(process.env, this.variables);
    disableAsyncStorages();
  }

  exportConditions() {
    return this.conditions;
  }

  getVmContext() {
    return workerContext;
  }
};
