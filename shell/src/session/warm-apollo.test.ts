import { loadApollo, whenIdle } from '@cimiento/session';
import { warmApollo } from './warm-apollo';

jest.mock('@cimiento/session', () => ({
  loadApollo: jest.fn(() => Promise.resolve()),
  whenIdle: jest.fn((work: () => void) => work()),
}));

/** What browsers dispatch; jsdom has no PointerEvent with movement. */
class TestPointerEvent extends MouseEvent {
  override readonly movementX: number;
  override readonly movementY = 0;

  constructor(type: string, movement: number) {
    super(type);
    this.movementX = movement;
  }
}

const { PointerEvent } = window;

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(window, { PointerEvent: TestPointerEvent });
});

afterEach(() => {
  Object.assign(window, { PointerEvent });
});

test('waits for a pointer that moves, and loads once', () => {
  warmApollo();
  window.dispatchEvent(new TestPointerEvent('pointermove', 0));
  expect(whenIdle).not.toHaveBeenCalled();
  window.dispatchEvent(new TestPointerEvent('pointermove', 3));
  window.dispatchEvent(new Event('keydown'));
  expect(loadApollo).toHaveBeenCalledTimes(1);
});

test('loads at a key or a touch', () => {
  warmApollo();
  window.dispatchEvent(new Event('touchstart'));
  expect(loadApollo).toHaveBeenCalledTimes(1);
});
