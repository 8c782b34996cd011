import { buildOfEntry } from '@site/contract/entry.ts';
import { Button } from '@site/design/ui/button/Button.tsx';
import { useEffect, useState } from 'react';
import { fetchInTime } from '../../browser/inTime.ts';
import { leaveFor } from '../../browser/leaveFor.ts';
import { preview as content, panel } from './content.ts';
import { PagePanel } from './PagePanel.tsx';
import {
  followPreviewLink,
  leavePreview,
  type Preview,
  requestedPreview,
} from './previewCookie.ts';

/**
 * Says which release the visitor sees in place of the published one, and what stands on the screen; a button ends
 * the preview. In development, without a preview, it is the panel alone.
 */
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
  const [isThere, setThere] = useState(true);
  useEffect(() => {
    if (!preview) return;
    const shownBuilds = async () => {
      const list = await (await fetchInTime('/remotes.json')).text();
      const entries = list.match(new RegExp(`/${preview.remote}/assets/remoteEntry-[^"]*`, 'g'));
      return (entries ?? []).map(buildOfEntry).filter(Boolean);
    };
    const [build = ''] = preview.release.split('.', 1);
    shownBuilds().then(
      (builds) => setThere(builds.length === 0 || builds.includes(build)),
      () => {},
    );
  }, [preview]);
  return isThere;
}
