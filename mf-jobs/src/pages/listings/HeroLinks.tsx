import type { Content } from './content.ts';

/** The ways on for those who look for something else than a vacancy. */
export function HeroLinks({ links }: Pick<Content['hero'], 'links'>) {
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
