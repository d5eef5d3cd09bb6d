import { loadRemoteModule, RemoteError, type RegistryEntry } from '@cimiento/federation/runtime';
import { render, screen } from '@testing-library/react';
import { Component, createElement, type ComponentType, type ReactNode } from 'react';
import { dropPageLoad } from './pages';
import { useRemotePage } from './useRemotePage';

jest.mock('@cimiento/federation/runtime', () => ({
  ...jest.requireActual<object>('@cimiento/federation/runtime'),
  isApolloLoaded: () => false,
  loadRemoteModule: jest.fn(),
  reportFailure: jest.fn(),
  withRetry: (work: () => unknown) => work(),
}));

const release: RegistryEntry = { entry: '/remotes/public/1/mf-manifest.json', contract: 1, routes: { '/': 'public' } };
const next: RegistryEntry = { ...release, entry: '/remotes/public/2/mf-manifest.json' };

type Module = Awaited<ReturnType<typeof loadRemoteModule>>;

const createModule = (text: string): Module =>
  ({ routes: { '/': () => Promise.resolve({ default: () => <h1>{text}</h1> }) } }) as unknown as Module;

function Page({ release: shown }: { release: RegistryEntry }) {
  const page: ComponentType | null = useRemotePage('public', shown, '/');
  return page ? createElement(page) : <p>Cargando...</p>;
}

class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render = () => this.state.message ?? this.props.children;
}

beforeEach(() => jest.mocked(loadRemoteModule).mockReset());

afterEach(() => {
  for (const used of [release, next]) dropPageLoad(used, '/');
});

test('shows a page once it is loaded', async () => {
  jest.mocked(loadRemoteModule).mockResolvedValue(createModule('Inicio'));
  render(<Page release={release} />);
  expect(screen.getByText('Cargando...')).toBeVisible();
  expect(await screen.findByRole('heading')).toHaveTextContent('Inicio');
});

test('shows a page that has been loaded before at once', async () => {
  jest.mocked(loadRemoteModule).mockResolvedValue(createModule('Inicio'));
  const { unmount } = render(<Page release={release} />);
  await screen.findByRole('heading');
  unmount();
  render(<Page release={release} />);
  expect(screen.getByRole('heading')).toBeVisible();
  expect(loadRemoteModule).toHaveBeenCalledTimes(1);
});

test('loads the page of another release, and does not show the previous one while it loads', async () => {
  jest.mocked(loadRemoteModule).mockResolvedValueOnce(createModule('Antes'));
  const { rerender } = render(<Page release={release} />);
  await screen.findByText('Antes');
  jest.mocked(loadRemoteModule).mockResolvedValueOnce(createModule('Ahora'));
  rerender(<Page release={next} />);
  expect(screen.getByText('Cargando...')).toBeVisible();
  expect(await screen.findByRole('heading')).toHaveTextContent('Ahora');
});

test('throws a failed load where the page would be', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(loadRemoteModule).mockRejectedValueOnce(new RemoteError('public', 'unavailable'));
  render(
    <Boundary>
      <Page release={release} />
    </Boundary>,
  );
  expect(await screen.findByText('Remote "public": unavailable')).toBeVisible();
});
