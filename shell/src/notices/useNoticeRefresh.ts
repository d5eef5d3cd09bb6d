import { useSession } from '@cimiento/session';
import { useEffect } from 'react';
import { AccountNoticesDocument } from './notices.generated';

/** Loads the notices of the signed-in person, and again when the window gets the focus. Without an answer they stay as they are. */
export function useNoticeRefresh(): void {
  const { send, notices } = useSession();
  useEffect(() => {
    let isCurrent = true;
    const refresh = async () => {
      const before = notices.get();
      const answer = await send(AccountNoticesDocument).catch(() => null);
      // What was read during the request is newer than its answer.
      if (!answer || !isCurrent || notices.get() !== before) return;
      notices.set({ unread: answer.unreadNotifications, emailToConfirm: answer.emailToConfirm ?? null });
    };
    const onFocus = () => void refresh();
    onFocus();
    window.addEventListener('focus', onFocus);
    return () => {
      isCurrent = false;
      window.removeEventListener('focus', onFocus);
    };
  }, [send, notices]);
}
