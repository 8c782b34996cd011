import { joinClasses } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'chat';
export type ButtonSize = 'md' | 'lg';

export interface ButtonLook {
  /** primary: the page's one main action; secondary: bordered; quiet: text alone; chat: green. */
  variant?: ButtonVariant | undefined;
  /** md is 44 px high, lg 54 px. */
  size?: ButtonSize | undefined;
  /** Takes the whole width of its container. */
  block?: boolean | undefined;
  className?: string | undefined;
}

/* The clear border keeps every variant one size, and shows in Windows' forced colours. */
const base =
  'inline-flex min-h-touch items-center justify-center gap-2.5 rounded-lg border text-center font-semibold leading-snug no-underline transition-colors disabled:opacity-60';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-action text-on-action hover:bg-action-hover',
  secondary: 'border-current text-link hover:bg-action hover:text-on-action hover:border-action',
  quiet:
    'border-transparent text-link underline decoration-1 underline-offset-[0.3em] hover:decoration-2',
  chat: 'border-chat-edge bg-chat text-on-chat hover:bg-chat-dark',
};

const sizes: Record<ButtonSize, string> = {
  md: 'px-[min(1.25rem,4.5vw)] py-2.5 text-base',
  lg: 'min-h-[54px] px-[min(1.5rem,5vw)] py-3.5 text-lg',
};

/** Classes that make a button or a link look like a button. */
export function buttonClass({ variant = 'primary', size = 'md', block, className }: ButtonLook) {
  const isQuiet = variant === 'quiet';
  return joinClasses(
    base,
    variants[variant],
    // Quiet buttons line up with the text around them, so they have no inset of their own.
    isQuiet ? 'px-1 py-2.5' : sizes[size],
    block && 'w-full',
    className,
  );
}
