import { useLocalStorage, useMediaQuery } from '@mantine/hooks';

/** From this width the details can stand beside the list (ui.md, "The results"). */
const PIN_FROM = '(min-width: 1200px)';

/** How details open, and the choice of it. */
export interface PinnedDetails {
  readonly isPinned: boolean;
  /** Whether they could be pinned. */
  readonly hasRoom: boolean;
  readonly setPinned: (isWanted: boolean) => void;
}

/** Whether details open beside the list rather than over it: where there is room and the user chose so. */
export function usePinnedDetails(): PinnedDetails {
  const hasRoom = useMediaQuery(PIN_FROM, false, { getInitialValueInEffect: false });
  const [isWanted, setWanted] = useLocalStorage({
    key: 'counterpart.details.pinned',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  return { isPinned: hasRoom && isWanted, hasRoom, setPinned: setWanted };
}
