import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { Interest, InterestEntry, TaggedEntry } from './entry.ts';
import type { LiveForm } from './liveForm.ts';

/** How sending ended; `failed` when the code that checks the form did not come. */
type Outcome = { accepted?: TaggedEntry; failed?: true };

/**
 * State of the interest form. What checks it is most of this page's code and is loaded when somebody
 * turns to the form; what is typed before that is read then, and sending waits for it.
 */
export function useInterestForm(
  interest: Interest,
  onInterest: ((entry: TaggedEntry) => void) | undefined,
) {
  const form = useRef<HTMLFormElement>(null);
  const [{ errors }, setState] = useState<{ errors: FieldErrors<InterestEntry> }>({ errors: {} });
  const [outcome, setOutcome] = useState<Outcome>({});
  const { live, wake } = useLiveForm(form, setState);
  const isSending = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Pressed again while the code is on its way: it is one entry.
    if (isSending.current) return;
    isSending.current = true;
    // First away, so that a second success is read out as well.
    setOutcome({});
    try {
      const { submit: send } = await wake();
      await send((entry) => {
        const accepted = { ...entry, interest };
        onInterest?.(accepted);
        setOutcome({ accepted });
      });
    } catch (error) {
      console.warn('The form could not be sent:', error);
      setOutcome({ failed: true });
    } finally {
      isSending.current = false;
    }
  };
  const turnTo = () => void wake().catch(() => {});
  return {
    ...outcome,
    errors,
    /** For the `<form>`. */
    handlers: {
      ref: form,
      onSubmit: submit,
      onFocus: turnTo,
      onPointerDown: turnTo,
      onChange: ({ nativeEvent }: FormEvent) => live.current?.change(nativeEvent),
      onBlur: ({ nativeEvent }: FormEvent) => live.current?.blur(nativeEvent),
    },
  };
}

/** Loads what makes the form live, once; a failed attempt is forgotten. */
function useLiveForm(
  form: RefObject<HTMLFormElement | null>,
  onErrors: (state: { errors: FieldErrors<InterestEntry> }) => void,
) {
  const live = useRef<LiveForm>(null);
  const loading = useRef<Promise<LiveForm>>(null);
  const load = async () => {
    const { takeOver } = await import('./liveForm.ts');
    if (!form.current) throw new Error('The form left the page.');
    live.current = takeOver(form.current, onErrors);
    return live.current;
  };
  const wake = () => {
    loading.current ??= load();
    loading.current.catch(() => {
      loading.current = null;
    });
    return loading.current;
  };
  // Whoever is typing already when the page is hydrated gives no further sign.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what it calls lives in refs.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) wake().catch(() => {});
  }, []);
  return { live, wake };
}
