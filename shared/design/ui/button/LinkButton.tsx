import type { ComponentProps } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconPath } from '../icons/icons.ts';
import { newTabAttributes } from '../new-tab/newTabAttributes.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

export interface LinkButtonProps
  extends ButtonLook,
    Omit<ComponentProps<'a'>, 'className' | 'target' | 'rel' | 'href' | 'children'> {
  href: string;
  children: string;
  /** Opens in a new tab and says so to screen readers. */
  newTab?: boolean | undefined;
  icon?: IconPath | undefined;
  iconEnd?: IconPath | undefined;
}

/** A link that looks like a button. Plain `<a href>`: the shell turns clicks into navigation. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, block, className, icon, iconEnd, newTab, children, ...rest } = props;
  return (
    <a
      className={buttonClass({ variant, size, block, className })}
      {...rest}
      {...(newTab ? newTabAttributes : {})}
    >
      {icon ? <Icon icon={icon} /> : null}
      <span>{children}</span>
      {iconEnd ? <Icon icon={iconEnd} /> : null}
    </a>
  );
}
