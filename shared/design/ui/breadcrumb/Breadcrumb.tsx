import { Icon } from '../icons/Icon.tsx';
import { chevronIcon } from '../icons/icons.ts';

export interface PageBreadcrumbProps {
  current: string;
  /** Pages between the start page and this one. */
  parents?: readonly { label: string; href: string }[] | undefined;
}

/** The way from the start page to a page. */
export function PageBreadcrumb({ current, parents = [] }: PageBreadcrumbProps) {
  return (
    <nav aria-label="Você está em">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
        {[{ label: 'Início', href: '/' }, ...parents].map(({ label, href }) => (
          <li key={href} className="inline-flex items-center gap-1.5">
            <a
              href={href}
              className="inline-flex min-h-touch min-w-touch items-center rounded-sm text-link underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {label}
            </a>
            <Icon icon={chevronIcon} className="size-4 -rotate-90" />
          </li>
        ))}
        <li className="inline-flex items-center gap-1.5">
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
