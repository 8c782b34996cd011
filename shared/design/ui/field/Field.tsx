import { type ReactNode, useId } from 'react';
import { joinClasses } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import { warningIcon } from '../icons/icons.ts';

export interface FieldFrame {
  label: string;
  /** Stays visible under the label, unlike a placeholder. */
  hint?: string | undefined;
  /** What is wrong and how to put it right; marks the control invalid. */
  error?: string | undefined;
  /** Shows an asterisk and tells assistive technology. */
  required?: boolean | undefined;
  /** Place of the field in a layout. */
  frameClassName?: string | undefined;
}

interface FieldProps extends FieldFrame {
  /** What the control must carry so that label, hint and error belong to it. */
  children: (control: {
    id: string;
    required: boolean;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
    className: string;
  }) => ReactNode;
}

const controlLook =
  'min-h-12 w-full rounded-md border bg-paper px-4 py-2.5 text-[max(16px,var(--text-base))] text-ink placeholder:text-grey disabled:opacity-60';

/** Label, hint and error around any control. Use InputField or SelectField first. */
export function Field(props: FieldProps) {
  const { label, hint, error, required = false, frameClassName, children } = props;
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={joinClasses('grid content-start gap-1.5', frameClassName)}>
      <label htmlFor={id} className="font-semibold">
        <span>{label}</span>
        {required ? (
          <span aria-hidden="true" className="text-error">
            {' *'}
          </span>
        ) : null}
      </label>
      {hint ? (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {children({
        id,
        required,
        'aria-invalid': Boolean(error),
        'aria-describedby': joinClasses(errorId, hintId) || undefined,
        className: joinClasses(
          controlLook,
          error ? 'border-error ring-1 ring-error' : 'border-control hover:border-ink',
        ),
      })}
      {error ? (
        <p id={errorId} className="flex items-start gap-2 text-sm font-semibold text-error">
          <Icon icon={warningIcon} className="mt-0.5 size-[1.25em]" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
