import type { ComponentProps } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';
import { newTabAttributes } from '../new-tab/newTabAttributes.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

export interface LinkButtonProps
  extends ButtonLook,
    Omit<ComponentProps<'a'>, 'className' | 'target' | 'rel' | 'href'> {
  href: string;
  /** Opens in a new tab and says so to screen readers. */
  newTab?: boolean | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
}

/** A link that looks like a button. Plain `<a href>`: the shell turns clicks into navigation. */
export function LinkButton({
  variant,
  size,
  block,
  className,
  icon,
  iconEnd,
  newTab = false,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a
      className={buttonClass({ variant, size, block, className })}
      {...rest}
      {...(newTab ? newTabAttributes : {})}
    >
      {icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
      {iconEnd ? <Icon name={iconEnd} /> : null}
    </a>
  );
}
