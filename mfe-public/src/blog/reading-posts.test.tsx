import { loseConnection, renderPage, reply } from '@cimiento/session/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { PostsDocument } from './posts.generated';
import { ana, posts } from '../testing/records';
import { usePlainQuery } from '../shared/usePlainQuery';

function Titles({ fresh }: { fresh?: boolean }) {
  const { data, loading, error, refetch } = usePlainQuery(PostsDocument, { fresh });
  if (loading) return <p>Un momento</p>;
  if (error) return <button onClick={refetch}>Otra vez</button>;
  return <p>{data?.posts.map(({ title }) => title).join(', ')}</p>;
}

/** A page that can be left and visited again. */
function Visits({ fresh }: { fresh?: boolean }) {
  const [isThere, setIsThere] = useState(true);
  return (
    <>
      <button onClick={() => setIsThere(!isThere)}>{isThere ? 'Salir' : 'Volver'}</button>
      {isThere && <Titles fresh={fresh} />}
    </>
  );
}

const renderTitles = (options: { user?: typeof ana; fresh?: boolean } = {}) =>
  renderPage(<Visits fresh={options.fresh} />, { user: options.user, replies: [reply(PostsDocument, { posts })] });

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function visitAgain(): Promise<void> {
  await screen.findByText(/Riesgos/);
  press('Salir');
  press('Volver');
}

test('what a visitor has read is there at once when they come back', async () => {
  const { getVariables } = renderTitles();
  await visitAgain();
  expect(screen.getByText(/Riesgos/)).toBeVisible();
  expect(getVariables('Posts')).toHaveLength(1);
});

test.each([
  ['a signed-in user', { user: ana }],
  ['a page that must be fresh', { fresh: true }],
])('each visit of %s asks again', async (_who, options) => {
  const { getVariables, setReply } = renderTitles(options);
  await visitAgain();
  setReply(reply(PostsDocument, { posts: [{ ...posts[0]!, title: 'Después' }] }));
  expect(screen.getByText('Un momento')).toBeVisible();
  expect(await screen.findByText(/Riesgos|Después/)).toBeVisible();
  expect(getVariables('Posts')).toHaveLength(2);
});

test('a failed query asks again on request, and its failure is not kept', async () => {
  const { setReply } = renderPage(<Visits />, { replies: [reply(PostsDocument, loseConnection)] });
  expect(await screen.findByRole('button', { name: 'Otra vez' })).toBeVisible();
  setReply(reply(PostsDocument, { posts }));
  press('Otra vez');
  expect(screen.getByText('Un momento')).toBeVisible();
  expect(await screen.findByText(/Riesgos/)).toBeVisible();
});
