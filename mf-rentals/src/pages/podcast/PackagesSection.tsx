import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import type { Content } from './content.ts';

export interface PackagesSectionProps {
  packages: Content['packages'];
}

/** Packages as rows, like a programme: hours, what for, ask. */
export function PackagesSection({ packages }: PackagesSectionProps) {
  return (
    <Section heading={packages.heading} intro={packages.intro} tone="paper" layout="side">
      <ul className="border-t border-line">
        {packages.items.map((pack) => (
          <li
            key={pack.name}
            className="flex flex-wrap items-center gap-x-8 gap-y-4 border-b border-line py-6"
          >
            <p aria-hidden="true" className="w-24 text-5xl font-bold tracking-tight text-link">
              {pack.hours}
              <span className="text-2xl">{` ${packages.unit}`}</span>
            </p>
            <div className="min-w-0 flex-[1_1_14rem]">
              <h3 className="text-xl font-bold tracking-tight">{pack.name}</h3>
              <p className="mt-1 text-muted">{pack.text}</p>
              <p className="mt-1 font-semibold">{pack.price}</p>
            </div>
            <ChatLink {...pack.action} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
