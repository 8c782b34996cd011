import { Icon } from '../icons/Icon.tsx';
import { chevronIcon } from '../icons/icons.ts';

export interface BreadcrumbItem {
  label: string;
  /** Left out for the page one is on. */
  href?: string | undefined;
}

export interface PageBreadcrumbProps {
  /** Name of this page. */
  current: string;
  /** Pages between the start page and this one. */
  parents?: readonly BreadcrumbItem[] | undefined;
}

/** The way from the start page to a page. */
export function PageBreadcrumb({ current, parents = [] }: PageBreadcrumbProps) {
  const items: BreadcrumbItem[] = [{ label: 'Início', href: '/' }, ...parents, { label: current }];
  return (
    <nav aria-label="Você está em">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
        {items.map(({ label, href }) => (
          <li key={label} className="inline-flex items-center gap-1.5">
            {href ? (
              <>
                <a
                  href={href}
                  className="inline-flex min-h-touch min-w-touch items-center rounded-sm text-link underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  {label}
                </a>
                <Icon icon={chevronIcon} className="size-4 -rotate-90" />
              </>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
