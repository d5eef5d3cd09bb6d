import { useQuery } from '@apollo/client/react';
import { identityState, paths } from '@cimiento/contracts';
import { Row, StatusBadge, TextLink } from '@cimiento/ui';
import { titles } from '../shared/titles';
import { MyIdentityStateDocument } from './identity-state.generated';

/** The way to the identity of the signed-in person, with its state. Without an answer the link leads there all the same. */
export function OwnIdentity() {
  const { data } = useQuery(MyIdentityStateDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Row>
      <TextLink to={paths.identity}>{titles[paths.identity]}</TextLink>
      {data && <StatusBadge status={identityState[data.myIdentity.state]} />}
    </Row>
  );
}
