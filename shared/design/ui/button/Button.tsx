import type { ComponentProps } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /** Drawn before the text. */
  icon?: IconName | undefined;
}

/** A button that does something on this page; to go somewhere, use LinkButton. */
export function Button({
  variant,
  size,
  block,
  className,
  icon,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button type={type} className={buttonClass({ variant, size, block, className })} {...rest}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  );
}
