import type { ComponentProps } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconPath } from '../icons/icons.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  icon?: IconPath | undefined;
}

/** A button that does something on this page; to go somewhere, use LinkButton. */
export function Button(props: ButtonProps) {
  const { variant, size, block, className, icon, children, type = 'button', ...rest } = props;
  return (
    <button type={type} className={buttonClass({ variant, size, block, className })} {...rest}>
      {icon ? (
        <>
          <Icon icon={icon} />
          {children}
        </>
      ) : (
        // Alone, so that React writes a new text also where a browser has translated the former one.
        children
      )}
    </button>
  );
}
