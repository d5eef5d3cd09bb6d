import { toClassList, toFieldIndex } from './registers.mjs';

test('every decorated class of the files is listed, and no other', () => {
  const files = [
    {
      path: 'access/user.entity.ts',
      text: "@ObjectType()\n@Entity('users')\n@Check('a', 'b')\nexport class User {}\n",
    },
    { path: 'books/plain.entity.ts', text: 'export class Plain {}\n' },
    { path: 'books/two.entity.ts', text: "@Entity('a')\nexport class A {}\n\n@Entity('b')\nexport class B {}\n" },
  ];
  expect(toClassList({ decorator: 'Entity', name: 'entities', type: '' }, files))
    .toBe(`// Written by \`npm run generate\` from the decorated classes of this folder.
import { User } from './access/user.entity';
import { A, B } from './books/two.entity';

export const entities = [
  User,
  A,
  B,
];
`);
});

test('every file of fields is exported, but for the index itself and generated ones', () => {
  const text = toFieldIndex(['all.generated.ts', 'bank-rule.ts', 'index.ts', 'order.test.ts']);
  expect(text.split('\n').slice(1)).toEqual(["export * from './bank-rule';", '']);
});
