import { SEARCH_PATH } from '@site/contract/paths.ts';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { content } from '../frame/header/content.ts';
import { useIsHydrated } from '../frame/useIsHydrated.ts';
import type { SearchDialogProps } from './SearchDialog.tsx';

const loadDialog = () => import('./SearchDialog.tsx');

/**
 * Opens the search, as Ctrl+K and ⌘K do everywhere. Without scripts, and until they run, it is a
 * link to the page that searches; so it is where the dialog does not come.
 */
export function SearchButton() {
  const isHydrated = useIsHydrated();
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  /** What is typed for the dialog while it is on its way; nothing while it is not. */
  const ahead = useRef<string | null>(null);
  const open = () => {
    ahead.current ??= '';
    setOpen(true);
    loadDialog().then(
      (module) => setDialog(() => module.default),
      () => window.location.assign(SEARCH_PATH),
    );
  };
  const takeAhead = useCallback(() => {
    const typed = ahead.current ?? '';
    ahead.current = null;
    return typed;
  }, []);
  useKeys(open, ahead);
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    // Or it would be the first that is typed.
    event.stopPropagation();
    open();
  };
  const asButton = isHydrated
    ? ({
        role: 'button',
        'aria-haspopup': 'dialog',
        'aria-keyshortcuts': 'Control+K Meta+K',
      } as const)
    : {};
  return (
    <>
      <a
        href={SEARCH_PATH}
        className="search-button"
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerDown={() => void loadDialog().catch(() => {})}
        {...asButton}
      >
        <Icon name="search" className="" />
        {content.search}
      </a>
      {isOpen && Dialog ? <Dialog takeAhead={takeAhead} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/**
 * Hears the shortcut, and, while the dialog is on its way, what is typed for it: whoever knows the
 * shortcut types on.
 */
function useKeys(open: () => void, ahead: RefObject<string | null>): void {
  const current = useRef(open);
  useEffect(() => {
    current.current = open;
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      const isShortcut = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;
      const isText = key.length === 1 && !ctrlKey && !metaKey && !altKey;
      if (isShortcut) current.current();
      else if (isText && ahead.current !== null) ahead.current += key;
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [ahead]);
}
