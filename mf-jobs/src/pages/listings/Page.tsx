import { Container } from '@site/design/ui/container/Container.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Board } from './Board.tsx';
import { content } from './content.ts';

/** Every open vacancy, read from the backend once the page stands. */
export default function ListingsPage() {
  const { links, ...hero } = content.hero;
  return (
    <>
      <PageHero composition="plain" {...hero} note={<HeroLinks links={links} />} />
      <Container className="pt-8 pb-section sm:pt-12">
        <Board content={content} />
      </Container>
    </>
  );
}

function HeroLinks({ links }: Pick<typeof content.hero, 'links'>) {
  return (
    <ul className="flex flex-wrap gap-x-8">
      {links.map(({ before, label, href }) => (
        <li key={href} className="flex flex-wrap items-center gap-x-1.5">
          {before}
          <a
            href={href}
            className="inline-flex min-h-touch items-center font-semibold text-link underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
