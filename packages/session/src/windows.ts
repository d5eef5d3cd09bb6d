/** The other windows of this browser, which share its session. */
export type OtherWindows = {
  /** Tells them who is signed in now. */
  announce(userId: number | null): void;
};

const channelName = 'cimiento.session';

/** Connects a window with the others. Calls `listener` when one of them says that somebody else is signed in. */
export function connectWindows(listener: (userId: number | null) => void): OtherWindows {
  if (typeof BroadcastChannel === 'undefined') return { announce: () => undefined };
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<{ userId: number | null }>) => listener(data.userId);
  return { announce: (userId) => channel.postMessage({ userId }) };
}
