import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { infoIcon } from '@site/design/ui/icons/icons.ts';

/** What the page still waits for, as small print: what one can do today is said before it. */
export function NoticeText({ notice }: { notice: string }) {
  return (
    <p className="flex max-w-xl gap-2.5 border-t border-line pt-4">
      <Icon icon={infoIcon} className="mt-0.5 size-5 text-link" />
      <span className="min-w-0">{notice}</span>
    </p>
  );
}
