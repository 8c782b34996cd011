import { Icon } from '../icons/Icon.tsx';
import { arrowRightIcon, type IconPath } from '../icons/icons.ts';
import { newTabAttributes } from '../new-tab/newTabAttributes.ts';

export interface LinkRowProps {
  label: string;
  text?: string | undefined;
  href: string;
  icon?: IconPath | undefined;
  newTab?: boolean | undefined;
}

/** One row of a list of links; the whole row is the link. */
export function LinkRow({ label, text, href, icon = arrowRightIcon, newTab }: LinkRowProps) {
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-t border-line py-4">
      <div>
        <a
          href={href}
          className="font-bold text-link after:absolute after:inset-0 hover:underline hover:decoration-2 hover:underline-offset-4"
          {...(newTab ? newTabAttributes : {})}
        >
          {label}
        </a>
        {text ? <p className="text-muted">{text}</p> : null}
      </div>
      <Icon icon={icon} className="size-5 text-link" />
    </li>
  );
}
