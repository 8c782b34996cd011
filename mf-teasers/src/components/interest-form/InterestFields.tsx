import { InputField } from '@site/design/ui/field/InputField.tsx';
import type { ChangeEvent } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { Content } from '../../schemas/teaser.ts';
import type { InterestEntry } from './entry.ts';
import { maskPhone } from './phone.ts';

interface InterestFieldsProps {
  texts: Content['form']['fields'];
  register: UseFormRegister<InterestEntry>;
  errors: FieldErrors<InterestEntry>;
}

/** The four fields, each with the keyboard and the autocompletion it deserves. */
export function InterestFields({ texts, register, errors }: InterestFieldsProps) {
  const { name, email, whatsapp, company } = texts;
  // In the order of the page: the first wrong field of this order gets the focus.
  const person = register('name');
  const mail = register('email');
  const phone = register('whatsapp');
  return (
    <>
      <InputField {...name} {...person} required autoComplete="name" error={errors.name?.message} />
      <InputField
        {...email}
        {...mail}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <InputField
        {...whatsapp}
        {...phone}
        onChange={(event) => {
          maskTyped(event);
          return phone.onChange(event);
        }}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.whatsapp?.message}
      />
      <InputField {...company} {...register('company')} autoComplete="organization" />
    </>
  );
}

/** Sets brackets and hyphen while one types at the end; inside the number the caret would jump. */
function maskTyped({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  const isErasing = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
  const isAtEnd = target.selectionStart === target.value.length;
  if (isAtEnd && !isErasing) target.value = maskPhone(target.value);
}
