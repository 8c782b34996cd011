import { Embed } from '@site/design/ui/embed/Embed.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { useEmbed } from '@site/runtime';
import { site } from '@site/site';
import type { content } from './content.ts';
import { DrawnMap } from './DrawnMap.tsx';
import { mapEmbedUrl, mapSearchUrl } from './map-links.ts';

/**
 * Where the office is. The map comes from a server of Google, so a drawing stands in its place
 * until the visitor allows maps or asks for this one.
 */
export function MapSection({ heading, title, notice, show, open }: typeof content.map) {
  const embed = useEmbed('maps');
  return (
    <Section space="tight" heading={heading} intro={site.address}>
      <Embed
        {...embed}
        title={title}
        src={mapEmbedUrl}
        preview={<DrawnMap />}
        notice={notice}
        loadLabel={show}
        outUrl={mapSearchUrl}
        outLabel={open}
        // High enough that the drawing is seen above the notice on phones.
        className="[&>div]:aspect-auto [&>div]:min-h-[32rem]"
      />
    </Section>
  );
}
