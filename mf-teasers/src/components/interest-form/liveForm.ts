import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type FieldErrors } from 'react-hook-form';
import { entrySchema, type InterestEntry } from './entry.ts';
import { maskPhone } from './phone.ts';

/** In the order of the page: the first wrong field of this order gets the focus. */
const NAMES = ['name', 'email', 'whatsapp', 'company'] as const;
const EMPTY = { name: '', email: '', whatsapp: '', company: '' };

/** The form once it checks what is typed: what the page's own form hears, it passes on. */
export interface LiveForm {
  change(event: Event): void;
  blur(event: Event): void;
  /** Gives `accept` a valid entry and empties the form, or says what is wrong. */
  submit(accept: (entry: InterestEntry) => void): Promise<void>;
}

/**
 * Takes over a form that stands on the page already, with what was typed into it; there are no
 * default values, so fields are read as they stand. `onErrors` hears of every change of what is
 * wrong. All that needs the schema and the form library is here, loaded with the first touch.
 */
export function takeOver(
  form: HTMLFormElement,
  onErrors: (state: { errors: FieldErrors<InterestEntry> }) => void,
): LiveForm {
  const { register, handleSubmit, subscribe, reset } = createFormControl({
    resolver: zodResolver(entrySchema),
  });
  const [field] = NAMES.map((name) => {
    const registered = register(name);
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement) {
      if (name === 'whatsapp') maskTyped(input);
      registered.ref(input);
    }
    return registered;
  });
  subscribe({ formState: { errors: true }, callback: ({ errors = {} }) => onErrors({ errors }) });
  return {
    change(event) {
      const { target } = event;
      const isErasing = event instanceof InputEvent && event.inputType.startsWith('delete');
      if (target instanceof HTMLInputElement && target.name === 'whatsapp' && !isErasing)
        maskTyped(target);
      // One for all: it goes by the name of the event's target.
      void field?.onChange(event);
    },
    blur(event) {
      void field?.onBlur(event);
    },
    submit: (accept) =>
      handleSubmit((entry) => {
        accept(entry);
        // The inputs stay those that were taken over.
        reset(EMPTY, { keepFieldsRef: true });
      })(),
  };
}

/** Sets brackets and hyphen while one types at the end; inside the number the caret would jump. */
function maskTyped(input: HTMLInputElement): void {
  if (input.selectionStart === input.value.length) input.value = maskPhone(input.value);
}
