import { SEARCH_PATH } from '@site/contract/paths.ts';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
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
  useShortcut(open);
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
        data-reload
        className="search-button"
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerDown={() => setWanted(true)}
        {...asButton}
      >
        <Icon name="search" className="size-[min(1.5rem,32px)]" />
        <span className="search-button-label">{content.search}</span>
      </a>
      {isOpen && SearchDialog ? <SearchDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function useShortcut(open: () => void): void {
  const current = useRef(open);
  current.current = open;
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isAsked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isAsked || event.shiftKey || event.altKey) return;
      event.preventDefault();
      current.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
