import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from './Field.tsx';

/** Without `value`: React would put it in the place of what was typed before hydration. */
export type InputFieldProps = FieldFrame &
  Omit<ComponentProps<'input'>, keyof FieldFrame | 'id' | 'className' | 'value'>;

/** One line of text. Takes `ref` and the handlers of react-hook-form's `register`. */
export function InputField(props: InputFieldProps) {
  const { label, hint, error, required, frameClassName, ...input } = props;
  return (
    <Field {...{ label, hint, error, required, frameClassName }}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}
