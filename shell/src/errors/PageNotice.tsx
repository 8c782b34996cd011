import { Button } from '@site/design/ui/button/Button.tsx';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { closeIcon } from '@site/design/ui/icons/icons.ts';
import { closeNotice, pageNotices } from '../content.ts';
import { NOTICE } from './unhydratedPage.ts';

/** Says what is missing. In the HTML of every page: where a page's code did not load, other code may fail, too. */
export function PageNotice() {
  const { text, action } = pageNotices.unhydrated;
  return (
    // Always there, or screen readers would not notice that it speaks. It may be shown before hydration.
    <div role="status" className="has-[>[hidden]]:absolute">
      <div
        {...{ [NOTICE]: '' }}
        hidden
        suppressHydrationWarning
        className="page-notice surface-paper"
      >
        <p className="grow">{text}</p>
        <Button variant="quiet">{action}</Button>
        <button type="button" className="size-touch" aria-label={closeNotice}>
          <Icon icon={closeIcon} />
        </button>
      </div>
    </div>
  );
}
