import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from './Field.tsx';

export type TextareaFieldProps = FieldFrame &
  Omit<ComponentProps<'textarea'>, keyof FieldFrame | 'id' | 'className'>;

/** Several lines of text; grows as one writes where the browser can. */
export function TextareaField(props: TextareaFieldProps) {
  const { label, hint, error, required, frameClassName, rows = 4, ...textarea } = props;
  return (
    <Field {...{ label, hint, error, required, frameClassName }}>
      {({ className, ...control }) => (
        <textarea
          rows={rows}
          {...textarea}
          {...control}
          className={`${className} field-sizing-content`}
        />
      )}
    </Field>
  );
}
