import { InputField } from '@site/design/ui/field/InputField.tsx';
import type { FieldErrors } from 'react-hook-form';
import type { Content } from '../../schemas/teaser.ts';
import type { InterestEntry } from './entry.ts';

interface InterestFieldsProps {
  texts: Content['form']['fields'];
  errors: FieldErrors<InterestEntry>;
}

/** The four fields, each with the keyboard and the autocompletion it deserves. */
export function InterestFields({ texts, errors }: InterestFieldsProps) {
  const { name, email, whatsapp, company } = texts;
  return (
    <>
      <InputField {...name} name="name" required autoComplete="name" error={errors.name?.message} />
      <InputField
        {...email}
        name="email"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <InputField
        {...whatsapp}
        name="whatsapp"
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.whatsapp?.message}
      />
      <InputField {...company} name="company" autoComplete="organization" />
    </>
  );
}
