import { site } from '@site/site';
import { describeHours } from '@site/site/hours.ts';
import { type OfficeState, officeState } from '@site/site/officeState.ts';
import { useEffect, useState } from 'react';
import { joinClasses } from '../class-names.ts';

const MINUTE_MS = 60_000;
const always = `Atendimento ${describeHours(site.openingHours).sentence}`;

/** The opening hours. Scripts show in the same space whether the office is open right now. */
export function OpenHours() {
  const state = useOfficeState();
  return (
    <p className="grid text-sm">
      <span className={joinClasses('col-start-1 row-start-1', state && 'invisible')}>{always}</span>
      {state ? (
        // Replaced as a whole: a translator may have replaced the text beside the elements.
        <span key={state.text} className="col-start-1 row-start-1">
          <span
            aria-hidden="true"
            className={joinClasses(
              'mr-2 inline-block size-2.5 rounded-full border border-current',
              state.isOpen && 'bg-current',
            )}
          />
          <strong className="font-semibold">
            {state.isOpen ? 'Aberto agora' : 'Fechado agora'}
          </strong>
          {`. ${state.text}`}
        </span>
      ) : null}
    </p>
  );
}

/** Whether the office is open this minute; `undefined` before scripts and holidays are here. */
function useOfficeState(): OfficeState {
  const [state, setState] = useState<OfficeState>();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // The table of holidays is not worth waiting for.
    const follow = ({ isHolidayInGoias }: typeof import('@site/site/holidays.ts')) => {
      if (signal.aborted) return;
      const update = () => setState(officeState(site.openingHours, new Date(), isHolidayInGoias));
      update();
      const timer = setInterval(update, MINUTE_MS);
      signal.addEventListener('abort', () => clearInterval(timer));
      // A machine that slept, and a tab that was hidden, had no timers meanwhile.
      for (const type of ['visibilitychange', 'pageshow', 'focus'])
        window.addEventListener(type, update, { signal, capture: true });
    };
    // Without it the opening hours stay as they were served.
    import('@site/site/holidays.ts').then(follow, () => {});
    return () => stop.abort();
  }, []);
  return state;
}
