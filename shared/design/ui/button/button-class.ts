import { joinClasses } from '../class-names.ts';

export type ButtonSize = 'md' | 'lg';

export interface ButtonLook {
  /** primary: the page's one main action; secondary: bordered; quiet: text alone; chat: green. */
  variant?: keyof typeof variants | undefined;
  /** md is 44 px high, lg 54 px. */
  size?: ButtonSize | undefined;
  block?: boolean | undefined;
  className?: string | undefined;
}

/** Each look is one utility (`styles/buttons.css`): spelled out, buttons were a page's longest text. */
const variants = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
  chat: 'button-chat',
};

/** Classes that make a button or a link look like a button. */
export function buttonClass({ variant = 'primary', size = 'md', block, className }: ButtonLook) {
  return joinClasses(
    'button',
    variants[variant],
    variant !== 'quiet' && size === 'lg' && 'button-lg',
    block && 'w-full',
    className,
  );
}
