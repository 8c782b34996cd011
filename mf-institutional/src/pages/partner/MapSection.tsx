import { site } from '@site/contract/site.ts';
import { Button } from '@site/ui/button/Button.tsx';
import { LinkButton } from '@site/ui/button/LinkButton.tsx';
import { Section } from '@site/ui/section/Section.tsx';
import { useHydrated } from '../../components/useHydrated.ts';
import type { content } from './content.ts';
import { DrawnMap } from './DrawnMap.tsx';
import { mapEmbedUrl, mapSearchUrl } from './map-links.ts';
import { useMapEmbed } from './useMapEmbed.ts';

/**
 * Where the office is. The map comes from somebody else's server, so a drawing stands in its place
 * until the visitor asks for it.
 */
export function MapSection({ heading, title, notice, show, open }: typeof content.map) {
  const { loaded, onLoad } = useMapEmbed();
  return (
    <Section heading={heading} intro={site.address}>
      <div className="flex h-[32rem] flex-col overflow-hidden rounded-lg border border-line">
        {loaded ? (
          <iframe
            src={mapEmbedUrl}
            title={title}
            referrerPolicy="no-referrer-when-downgrade"
            className="size-full"
          />
        ) : (
          <MapPreview notice={notice} show={show} onShow={onLoad} />
        )}
      </div>
      <LinkButton className="mt-6" variant="secondary" icon="map-pin" newTab href={mapSearchUrl}>
        {open}
      </LinkButton>
    </Section>
  );
}

interface MapPreviewProps {
  notice: string;
  show: string;
  onShow: () => void;
}

/** Without JavaScript the button would do nothing, so it comes with it. */
function MapPreview({ notice, show, onShow }: MapPreviewProps) {
  const isHydrated = useHydrated();
  return (
    <>
      <DrawnMap />
      {isHydrated ? (
        <div className="surface-paper flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line p-card">
          <p className="max-w-text text-sm text-muted">{notice}</p>
          <Button onClick={onShow}>{show}</Button>
        </div>
      ) : null}
    </>
  );
}
