import type { ReactNode } from 'react';
import { joinClasses } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import { checkIcon, infoIcon, warningIcon } from '../icons/icons.ts';

export interface AlertProps {
  tone?: keyof typeof tones | undefined;
  title?: string | undefined;
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

const tones = {
  info: { box: 'border-control bg-paper', sign: 'text-green', icon: infoIcon },
  success: { box: 'border-green bg-moss', sign: 'text-green', icon: checkIcon },
  error: { box: 'border-error bg-error-light', sign: 'text-error', icon: warningIcon },
};

/** A message about what just happened. Colour is never alone: icon and words say the same. */
export function Alert({ tone = 'info', title, action, className, children }: AlertProps) {
  const look = tones[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={joinClasses('flex gap-3 rounded-lg border p-4 text-ink', look.box, className)}
    >
      <Icon icon={look.icon} className={`mt-0.5 size-6 ${look.sign}`} />
      <div className="min-w-0">
        {title ? <p className={`font-bold ${look.sign}`}>{title}</p> : null}
        <div>{children}</div>
        {action ? <div className="mt-3 flex flex-wrap gap-3">{action}</div> : null}
      </div>
    </div>
  );
}
