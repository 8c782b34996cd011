import { Embed } from '@site/design/ui/embed/Embed.tsx';
import { chatIcon } from '@site/design/ui/icons/icons.ts';
import { LinkRow } from '@site/design/ui/link-row/LinkRow.tsx';
import { OpenHours } from '@site/design/ui/open-hours/OpenHours.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { useEmbed } from '@site/runtime';
import { mapSearchUrl, site } from '@site/site';
import { chatUrl } from '@site/site/chat.ts';
import { ContactCard } from './ContactCard.tsx';
import { content } from './content.ts';
import { DrawnMap } from './DrawnMap.tsx';

const place = encodeURIComponent(`${site.name}, ${site.address}`);
const { latitude, longitude } = site.coordinates;
const mapEmbedUrl = `https://www.google.com/maps?q=${place}&ll=${latitude},${longitude}&z=16&hl=pt-BR&output=embed`;

/** Partnership and contact: chat, e-mail, address, hours and map. */
export default function PartnerPage() {
  return (
    <>
      <PageHero
        breadcrumb={content.breadcrumb}
        {...content.hero}
        note={<OpenHours />}
        aside={<ContactCard {...content.contact} />}
      />
      <Topics />
      <OfficeMap />
    </>
  );
}

function Topics() {
  const { heading, intro, items, membership } = content.topics;
  return (
    <Section tone="paper" layout="side" heading={heading} intro={intro}>
      <ul className="border-b border-line">
        {items.map(({ label, message }) => (
          <LinkRow key={label} label={label} href={chatUrl(message)} icon={chatIcon} newTab />
        ))}
        <LinkRow {...membership} />
      </ul>
    </Section>
  );
}

/** A drawing until the visitor allows maps, which come from Google, or asks for this one. */
function OfficeMap() {
  const { heading, ...texts } = content.map;
  return (
    <Section space="tight" heading={heading} intro={site.address}>
      <Embed
        {...useEmbed('maps')}
        {...texts}
        src={mapEmbedUrl}
        probe="https://www.google.com/images/cleardot.gif"
        preview={<DrawnMap />}
        outUrl={mapSearchUrl()}
        // High enough that the drawing is seen above the notice on phones.
        className="[&>div]:aspect-auto [&>div]:min-h-[32rem]"
      />
    </Section>
  );
}
