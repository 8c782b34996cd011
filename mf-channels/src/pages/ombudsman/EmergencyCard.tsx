import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { IconTile } from '@site/design/ui/icons/IconTile.tsx';
import type { Content } from './content.ts';

/** What to do when a form would be too slow. */
export function EmergencyCard({ title, text, action, href }: Content['emergency']) {
  return (
    <aside
      aria-label={title}
      className="surface-paper rounded-lg rounded-tr-petal border border-contour p-[min(2.5rem,8vw)]"
    >
      <IconTile name="warning" />
      <p className="mt-5 text-2xl font-bold tracking-tight">{title}</p>
      <p className="mt-2 text-muted">{text}</p>
      <LinkButton href={href} variant="secondary" icon="phone" size="lg" className="mt-6">
        {action}
      </LinkButton>
    </aside>
  );
}
