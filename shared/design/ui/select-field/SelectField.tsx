import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from '../field/Field.tsx';
import { Icon } from '../icons/Icon.tsx';
import { chevronIcon } from '../icons/icons.ts';

export type SelectFieldProps = FieldFrame & {
  options: readonly { value: string; label: string }[];
} & Omit<ComponentProps<'select'>, keyof FieldFrame | 'id' | 'className' | 'children' | 'value'>;

/** One choice from a short list: the browser's own select, which phones show best. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, frameClassName, options, ...select } = props;
  return (
    <Field {...{ label, hint, error, required, frameClassName }}>
      {({ className, ...control }) => (
        <div className="relative">
          <select {...select} {...control} className={`${className} appearance-none pr-12`}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            icon={chevronIcon}
            className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2"
          />
        </div>
      )}
    </Field>
  );
}
