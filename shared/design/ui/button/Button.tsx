import type { ComponentProps } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconPath } from '../icons/icons.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

export interface ButtonProps
  extends ButtonLook,
    Omit<ComponentProps<'button'>, 'className' | 'children'> {
  icon?: IconPath | undefined;
  /** One text, so that it also changes where a browser has translated it. */
  children: string;
}

/** A button that does something on this page; to go somewhere, use LinkButton. */
export function Button(props: ButtonProps) {
  const { variant, size, block, className, icon, children, type = 'button', ...rest } = props;
  return (
    <button type={type} className={buttonClass({ variant, size, block, className })} {...rest}>
      {icon ? (
        <>
          <Icon icon={icon} />
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
