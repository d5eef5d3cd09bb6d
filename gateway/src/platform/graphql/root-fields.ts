import { Kind, type DocumentNode, type SelectionSetNode } from 'graphql';

/** Names of the fields that an operation starts with, also those in fragments. */
export function listRootFields({ selections }: SelectionSetNode, document: DocumentNode): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return listRootFields(selection.selectionSet, document);
    const { value } = selection.name;
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? listRootFields(fragment.selectionSet, document) : [];
  });
}
