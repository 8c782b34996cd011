import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { entrySchema, type Interest, type TaggedEntry } from './entry.ts';

const EMPTY = { name: '', email: '', whatsapp: '', company: '' };

/**
 * State of the interest form. It has no default values on purpose: fields are then read as they
 * stand, so what was typed before this code arrived counts.
 */
export function useInterestForm(
  interest: Interest,
  onInterest: ((entry: TaggedEntry) => void) | undefined,
) {
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(entrySchema),
  });
  const [accepted, setAccepted] = useState<TaggedEntry>();
  const accept = handleSubmit((entry) => {
    onInterest?.({ ...entry, interest });
    reset(EMPTY);
    setAccepted({ ...entry, interest });
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // First away, so that a second success is read out as well.
    setAccepted(undefined);
    return accept(event);
  };
  return { accepted, errors: formState.errors, register, submit };
}
