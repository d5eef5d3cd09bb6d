import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { readOperationCodes } from './operation-codes.mjs';

const files = {
  'errors.ts': `
    export class ExpectedError { constructor(code: string, message: string) {} }
    export class SamePerson extends ExpectedError { constructor() { super('SAME_PERSON', 'Same.'); } }
    export const conflict = () => new ExpectedError('CONFLICT', 'No.');
    export const notFound = () => new ExpectedError('NOT_FOUND', 'None.');`,
  'service.ts': `
    import { conflict as refuse, ExpectedError, notFound, SamePerson } from './errors';
    export type ApprovalHandler = { execute: (by: number) => void; describe: () => void };
    const assertOpen = () => { throw new ExpectedError('PERIOD_CLOSED', 'Closed.'); };
    export class Approvals {
      private handlers = new Map<string, ApprovalHandler>();
      register(kind: string, handler: ApprovalHandler) { this.handlers.set(kind, handler); }
      approve(kind: string) { const { execute } = this.handlers.get(kind)!; execute(1); }
    }
    export class Service {
      constructor(private readonly approvals: Approvals) {
        approvals.register('pay', { execute: () => this.pay(), describe: () => { throw refuse(); } });
      }
      pay() { [1].forEach(assertOpen); }
      find() { throw notFound(); }
      decide() { throw new SamePerson(); }
    }`,
  'things.resolver.ts': `
    import { Approvals, Service } from './service';
    declare const Query: () => MethodDecorator, Mutation: () => MethodDecorator;
    type Context = { services: { things: Service; approvals: Approvals } };
    export class ThingsResolver {
      @Query() read({ services }: Context) { return services.things.find(); }
      @Mutation() pay({ services: { things } }: Context) { return things.pay(); }
      @Mutation() decide({ services }: Context) { return services.things.decide(); }
      @Mutation() approve({ services }: Context) { return services.approvals.approve('pay'); }
      helper({ services }: Context) { return services.things.pay(); }
    }`,
};

test('the codes of an operation are those of all code that it reaches', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cimiento-codes-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const rootNames = Object.keys(files).map((name) => join(folder, name));
    const program = ts.createProgram({ rootNames, options: { experimentalDecorators: true, noEmit: true } });
    expect(readOperationCodes(program, folder)).toEqual([
      // The execution of a handler counts, and its description does not.
      ['approve', ['PERIOD_CLOSED']],
      ['decide', ['SAME_PERSON']],
      ['pay', ['PERIOD_CLOSED']],
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
