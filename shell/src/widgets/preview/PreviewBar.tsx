import { buildOfEntry } from '@site/contract/entry.ts';
import { Button } from '@site/design/ui/button/Button.tsx';
import { useLoaded } from '@site/design/ui/loaded/useLoaded.ts';
import { useSiteStore } from '@site/runtime';
import { fetchInTime } from '@site/site/inTime.ts';
import { useCallback, useEffect, useId, useReducer, useState } from 'react';
import { leaveFor } from '../../browser/leaveFor.ts';
import { useVisit } from '../../visitor/visit.ts';
import { eligiblePopup, POPUPS, popupRules } from '../popups/popups.ts';
import { preview as content, panel } from './content.ts';
import {
  followPreviewLink,
  leavePreview,
  NAME,
  type Preview,
  requestedPreview,
} from './previewCookie.ts';

/** Says which release is shown in place of the published one, and what stands on the screen. */
export default function PreviewBar() {
  const [preview] = useState(requestedPreview);
  const isThere = useIsThere(preview);
  useEffect(followPreviewLink, []);
  if (!preview && process.env.NODE_ENV !== 'development') return null;
  const leave = () => {
    leavePreview();
    leaveFor();
  };
  return (
    <section
      aria-label={preview ? content.region : panel.region}
      className="surface-night flex max-h-[60dvh] flex-wrap items-center justify-between gap-x-6 gap-y-2 overflow-y-auto rounded-lg border-2 border-gold px-4 py-2 text-sm shadow-raised"
    >
      {preview ? (
        <>
          <p>
            <span>{isThere ? content.shown : content.gone}</span>{' '}
            <strong className="wrap-anywhere">{`${preview.remote} ${preview.release}`}</strong>
          </p>
          <Button variant="secondary" onClick={leave}>
            {content.leave}
          </Button>
        </>
      ) : null}
      <PagePanel />
    </section>
  );
}

/** Whether the edge has that preview, by its list of remotes: true until the list is here. */
function useIsThere(preview: Preview | undefined): boolean {
  const { remote = '', release = '' } = preview ?? {};
  const readBuilds = useCallback(async () => {
    const list = await (await fetchInTime('/remotes.json')).text();
    const entries = list.match(new RegExp(`/${remote}/assets/remoteEntry-[^"]*`, 'g'));
    return (entries ?? []).map(buildOfEntry).filter(Boolean);
  }, [remote]);
  const { value: builds = [] } = useLoaded(readBuilds, remote);
  const [build = ''] = release.split('.', 1);
  return builds.length === 0 || builds.includes(build);
}

const REFRESH_MS = 1000;

/** Shows the parts on the screen with their builds, and the state of consent, engagement and popups. */
function PagePanel() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="grow" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-touch cursor-pointer items-center font-semibold">
        {panel.summary}
      </summary>
      {isOpen ? <Facts /> : null}
      {process.env.NODE_ENV === 'development' ? null : <OtherBuild />}
    </details>
  );
}

/** Label and value of a row. */
type Fact = readonly [about: string, said: string];

function Facts() {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const store = useSiteStore();
  const { engagement } = useVisit();
  useEffect(() => {
    // Hydration, storage and time change the values without an update of React.
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const shell = document.querySelector<HTMLMetaElement>('meta[name=build]');
  const consent = store.consent ? JSON.stringify(store.consent) : panel.none;
  const facts: Fact[] = [
    ...[...document.querySelectorAll<HTMLElement>('[data-remote]')].map(partFact),
    [panel.shell, shell?.content || panel.source],
    [panel.consent, store.isConsentKnown ? consent : panel.unknown],
    [panel.engagement, JSON.stringify(engagement)],
    [panel.toasts, String(store.toastRequests.length)],
    ...popupFacts(location.pathname),
  ];
  return (
    <dl>
      {facts.map(([about, said]) => (
        <div key={about} className="mb-2">
          <dt className="font-semibold">{about}</dt>
          <dd className="wrap-anywhere">{said}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The owner and build of the page or of a fragment, as its container in the document names them. */
function partFact({ dataset }: HTMLElement): Fact {
  const { remote, fragment, page = '', entry = '', contract, requires } = dataset;
  const about = fragment ? `${panel.fragment} ${remote}/${fragment}` : `${panel.page} ${page}`;
  const state = 'hydrated' in dataset ? panel.hydrated : panel.unhydrated;
  // In development the address of a source names no build.
  const build = buildOfEntry(entry) || entry;
  return [about, `${remote} ${build}, ${state}, ${panel.contract} ${contract} ${requires}`];
}

/** What each popup waits for on a page. */
function popupFacts(path: string): Fact[] {
  const next = eligiblePopup(path);
  return POPUPS.map((popup) => {
    const { dismissed, cooldown, score, page } = popupRules;
    const skipped = [
      dismissed(popup) && panel.dismissed,
      cooldown(popup) && panel.cooldown,
      score(popup) && panel.score,
      page(popup, path) && panel.otherPage,
    ].filter(Boolean);
    const free = popup.id === next ? panel.next : panel.waits;
    return [`${panel.popup} ${popup.id}`, skipped.join(', ') || free];
  });
}

/** Form for another build that the composer holds for previews: its address (`?preview=`) opens the preview. */
function OtherBuild() {
  const id = useId();
  return (
    <form className="flex flex-wrap items-center gap-3 py-2">
      <label htmlFor={id} className="font-semibold">
        {panel.other}
      </label>
      <input
        id={id}
        name="preview"
        required
        pattern={NAME.source}
        title={panel.otherHint}
        className="size-touch grow rounded-md border border-control px-4"
        aria-describedby={`${id}-hint`}
      />
      <Button type="submit" variant="secondary">
        {panel.show}
      </Button>
      <p id={`${id}-hint`} className="w-full">
        {panel.otherHint}
      </p>
    </form>
  );
}
