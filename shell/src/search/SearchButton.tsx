import { SEARCH_PATH } from '@site/contract/paths.ts';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { content } from '../frame/header/content.ts';
import { useIsHydrated } from '../frame/useIsHydrated.ts';
import { useWidget } from '../widgets/useWidget.ts';

const loadDialog = () => import('./SearchDialog.tsx');

/**
 * Opens the search, as Ctrl+K and ⌘K do everywhere. Without scripts, and until they run, it is a
 * link to the page that searches; so it is where the dialog does not come.
 */
export function SearchButton() {
  const isHydrated = useIsHydrated();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const SearchDialog = useWidget(loadDialog, isWanted);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  const typedAhead = useKeys(open, isOpen && !SearchDialog);
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
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
        data-reload=""
        className="search-button"
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerDown={() => setWanted(true)}
        {...asButton}
      >
        <Icon name="search" />
        {content.search}
      </a>
      {isOpen && SearchDialog ? (
        <SearchDialog typedAhead={typedAhead} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

/**
 * Hears the shortcut, and, while the dialog is on its way, what is typed for it: whoever knows the
 * shortcut types on. Returns how to take what was typed, once.
 */
function useKeys(open: () => void, isWaiting: boolean): () => string {
  const current = useRef({ open, isWaiting });
  useEffect(() => {
    current.current = { open, isWaiting };
  });
  const typed = useRef('');
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      const isCommand = ctrlKey || metaKey || altKey;
      if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey) {
        event.preventDefault();
        current.current.open();
      } else if (current.current.isWaiting && !isCommand && key.length === 1) {
        event.preventDefault();
        typed.current += key;
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return useCallback(() => {
    const ahead = typed.current;
    typed.current = '';
    return ahead;
  }, []);
}
