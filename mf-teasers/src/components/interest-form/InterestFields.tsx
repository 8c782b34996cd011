import { InputField } from '@site/design/ui/field/InputField.tsx';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { interestForm } from '../../content/interestForm.ts';
import type { InterestEntry } from './entry.ts';

interface InterestFieldsProps {
  texts: typeof interestForm.fields;
  register: UseFormRegister<InterestEntry>;
  errors: FieldErrors<InterestEntry>;
}

/** The four fields, each with the keyboard and the autocompletion it deserves. */
export function InterestFields({ texts, register, errors }: InterestFieldsProps) {
  const { name, email, whatsapp, company } = texts;
  return (
    <>
      <InputField
        {...name}
        {...register('name')}
        required
        autoComplete="name"
        error={errors.name?.message}
      />
      <InputField
        {...email}
        {...register('email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <InputField
        {...whatsapp}
        {...register('whatsapp')}
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
