import { Icon } from '@site/design/ui/icons/Icon.tsx';

export interface NoticeTextProps {
  notice: string;
  explanation: string;
}

/** What is missing, marked as a notice, and what can be done now. */
export function NoticeText({ notice, explanation }: NoticeTextProps) {
  return (
    <>
      <p className="flex gap-3 border-l-4 border-gold py-1 pl-4 font-semibold text-ink">
        <Icon name="info" className="mt-1 size-5 text-link" />
        <span className="min-w-0">{notice}</span>
      </p>
      <p className="mt-5">{explanation}</p>
    </>
  );
}
