import { Button, CloseIcon, hasUnsavedChanges, IconButton, space } from '@cimiento/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { BottomBar } from '../chrome/BottomBar';
import { listOpenedReleases } from './opened-releases';
import { type OutdatedReleases, useOutdatedReleases } from './useOutdatedReleases';

// One line, also on a narrow phone.
const Bar = styled(BottomBar)`
  flex-wrap: nowrap;
  gap: ${space[1.5]};
`;

const field = 'input, select, textarea, [contenteditable]';
const dialog = '[role="dialog"], [role="alertdialog"]';

/** Whether a reload now would lose something, or interrupt somebody who fills in, decides or confirms. */
const isBusy = (): boolean =>
  hasUnsavedChanges() || document.querySelector(dialog) !== null || document.activeElement?.matches(field) === true;

/** The remotes that still run an outdated release: a retry in place may have brought the new one. */
function listOutdatedRemotes(outdated: OutdatedReleases): string {
  const running = listOpenedReleases();
  return Object.keys(outdated)
    .filter((remote) => running[remote] === outdated[remote])
    .join();
}

/** Interval between checks whether the user is busy, in ms; each input also triggers one. */
const pauseMs = 1000;

/** The outdated remotes to announce; empty while the user is busy. */
function useAnnouncedRemotes(outdated: OutdatedReleases): string {
  const [remotes, setRemotes] = useState('');
  useEffect(() => {
    const update = () => setRemotes(isBusy() ? '' : listOutdatedRemotes(outdated));
    update();
    if (Object.keys(outdated).length === 0) return;
    const timer = setInterval(update, pauseMs);
    const signs = ['input', 'focusin'] as const;
    for (const sign of signs) window.addEventListener(sign, update);
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, update);
    };
  }, [outdated]);
  return remotes;
}

/** Offers to load the page again when this tab runs an outdated release, and never while the user is busy. */
export default function NewReleaseBar() {
  const remotes = useAnnouncedRemotes(useOutdatedReleases());
  const [hidden, setHidden] = useState('');
  if (remotes === '' || remotes === hidden) return null;
  return (
    <Bar aria-label="Versión nueva">
      <p role="status">Hay una versión nueva</p>
      <Button size="small" variant="onDark" onClick={() => location.reload()}>
        Actualizar
      </Button>
      <IconButton label="Ocultar el aviso" icon={<CloseIcon />} variant="onDark" onClick={() => setHidden(remotes)} />
    </Bar>
  );
}
