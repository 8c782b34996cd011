import { buildOfEntry } from '@site/contract/entry.ts';
import { Button } from '@site/design/ui/button/Button.tsx';
import { useEffect, useState } from 'react';
import { askedCandidate, type Candidate, leavePreview } from './candidateCookie.ts';
import { content } from './content.ts';

/** Tells whoever looks at a candidate which one it is, and lets go of it. */
export default function PreviewBar() {
  const [candidate] = useState(askedCandidate);
  const isThere = useIsThere(candidate);
  if (!candidate) return null;
  const { remote, release } = candidate;
  const leave = () => {
    leavePreview();
    window.location.reload();
  };
  return (
    <section
      aria-label={content.region}
      className="surface-night flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border-2 border-gold px-4 py-2 text-sm shadow-raised"
    >
      <p>
        {isThere ? content.shown : content.gone}{' '}
        <strong className="wrap-anywhere">{`${remote} ${release}`}</strong>
      </p>
      <Button variant="secondary" onClick={leave}>
        {content.leave}
      </Button>
    </section>
  );
}

/** Whether the edge shows that candidate, as far as its list of remotes tells: true until it is here. */
function useIsThere(candidate: Candidate | undefined): boolean {
  const [isThere, setThere] = useState(true);
  useEffect(() => {
    if (!candidate) return;
    const shownBuilds = async () => {
      const list = await (await fetch('/remotes.json')).text();
      const entries = list.match(new RegExp(`/${candidate.remote}/assets/remoteEntry-[^"]*`, 'g'));
      return (entries ?? []).map(buildOfEntry).filter(Boolean);
    };
    const [build = ''] = candidate.release.split('.', 1);
    shownBuilds().then(
      (builds) => setThere(builds.length === 0 || builds.includes(build)),
      () => {},
    );
  }, [candidate]);
  return isThere;
}
