import { gql } from '@apollo/client';
import { parse, print, stripIgnoredCharacters } from 'graphql';
import { printOperation } from './print-operation';
import { CurrentUserDocument, LoginDocument, LogoutDocument } from './session.generated';

const withAlias = gql`
  query Two($ids: [Int!]!, $search: String) {
    first: people(ids: $ids, search: $search) {
      id
    }
    total
  }
`;

test.each([
  ['CurrentUser', CurrentUserDocument],
  ['Login', LoginDocument],
  ['Logout', LogoutDocument],
  ['Two', withAlias],
])('prints the operation %s as GraphQL itself does', (_name, document) => {
  const printed = printOperation(document);
  expect(print(parse(printed))).toBe(print(document));
  expect(stripIgnoredCharacters(printed)).toBe(stripIgnoredCharacters(print(document)));
});

test('refuses an operation that it cannot print', () => {
  const withFragment = gql`
    query People {
      people {
        ...Name
      }
    }
    fragment Name on Person {
      name
    }
  `;
  const withLiteral = gql`
    query People {
      people(limit: 5) {
        id
      }
    }
  `;
  expect(() => printOperation(withFragment)).toThrow('no fragments');
  expect(() => printOperation(withLiteral)).toThrow('use a variable');
});
