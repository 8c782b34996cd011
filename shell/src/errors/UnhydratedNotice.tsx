import { Button } from '@site/design/ui/button/Button.tsx';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { closeIcon } from '@site/design/ui/icons/icons.ts';
import { unhydratedNotice } from '../content.ts';
import { NOTICE } from './unhydratedPage.ts';

/**
 * Says that some of the page's controls do nothing. In the HTML of every page: where the code of a
 * page did not come, no other may come either. `unhydratedPage.ts` shows it.
 */
export function UnhydratedNotice() {
  const { text, reload, close } = unhydratedNotice;
  return (
    // Always there, or screen readers would not notice that it speaks.
    <div role="status" className="has-[>[hidden]]:absolute">
      <div {...{ [NOTICE]: '' }} hidden className="unhydrated-notice surface-paper">
        <p className="grow">{text}</p>
        <Button variant="quiet" {...{ [NOTICE]: 'reload' }}>
          {reload}
        </Button>
        <button type="button" className="size-touch" {...{ [NOTICE]: 'close' }} aria-label={close}>
          <Icon icon={closeIcon} />
        </button>
      </div>
    </div>
  );
}
