import { Button } from '@site/design/ui/button/Button.tsx';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { closeIcon } from '@site/design/ui/icons/icons.ts';
import { unhydratedNotice } from '../content.ts';
import { hideUnhydratedNotice, useUnhydratedNotice } from './unhydratedPage.ts';

/**
 * Says that some of the page's controls do nothing. Part of the frame, not a toast: where code did
 * not come, the code of toasts may not come either.
 */
export function UnhydratedNotice() {
  const { text, reload, close } = unhydratedNotice;
  const isShown = useUnhydratedNotice((state) => state.isShown);
  return (
    // Always there, or screen readers would not notice that it speaks.
    <div role="status" className="empty:absolute">
      {isShown ? (
        <div className="surface-paper flex items-center gap-x-2 rounded-lg border border-control py-2 ps-4 pe-2 text-sm shadow-raised">
          <p className="grow">{text}</p>
          <Button variant="quiet" onClick={() => window.location.reload()}>
            {reload}
          </Button>
          <button
            type="button"
            className="grid size-touch shrink-0 place-items-center rounded-md hover:bg-moss hover:text-link"
            aria-label={close}
            onClick={hideUnhydratedNotice}
          >
            <Icon icon={closeIcon} />
          </button>
        </div>
      ) : null}
    </div>
  );
}
