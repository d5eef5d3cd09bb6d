import { loadApollo, whenIdle, type Session } from '@cimiento/session';
import { warmApollo } from './warm-apollo';

jest.mock('@cimiento/session', () => ({
  loadApollo: jest.fn(() => Promise.resolve()),
  whenIdle: jest.fn((work: () => void) => work()),
}));

/** The event of browsers; jsdom has no PointerEvent with movement. */
class TestPointerEvent extends MouseEvent {
  override readonly movementX: number;
  override readonly movementY = 0;

  constructor(type: string, movement: number) {
    super(type);
    this.movementX = movement;
  }
}

const { PointerEvent } = window;

const ana = {
  id: 2,
  username: 'ana',
  email: 'ana@prueba.example',
  fullName: 'Ana',
  role: 'user',
  staffRole: null,
} as const;

/** A page that is used by a signed-in user, or by nobody who is known. */
const warmFor = (user: ReturnType<Session['getState']>['user']) =>
  warmApollo({ getState: () => ({ user, loading: false }) });

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(window, { PointerEvent: TestPointerEvent });
});

afterEach(() => {
  Object.assign(window, { PointerEvent });
});

test('waits for a pointer that moves, and loads once', () => {
  warmFor(ana);
  window.dispatchEvent(new TestPointerEvent('pointermove', 0));
  expect(whenIdle).not.toHaveBeenCalled();
  window.dispatchEvent(new TestPointerEvent('pointermove', 3));
  window.dispatchEvent(new Event('keydown'));
  expect(loadApollo).toHaveBeenCalledTimes(1);
});

test('loads at a key or a touch', () => {
  warmFor(ana);
  window.dispatchEvent(new Event('touchstart'));
  expect(loadApollo).toHaveBeenCalledTimes(1);
});

test('waits for a visitor to use the login', () => {
  warmFor(null);
  window.dispatchEvent(new Event('keydown'));
  expect(loadApollo).not.toHaveBeenCalled();
  window.history.pushState(null, '', '/login');
  window.dispatchEvent(new Event('keydown'));
  expect(loadApollo).toHaveBeenCalledTimes(1);
});
