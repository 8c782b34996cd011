import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { IconTile } from '@site/design/ui/icons/IconTile.tsx';
import type { Content } from './content.ts';

interface ReportCalloutProps {
  texts: Content['report'];
}

/** The state's virtual police report, set apart under the list. */
export function ReportCallout({ texts }: ReportCalloutProps) {
  return (
    <aside
      aria-label={texts.title}
      className="surface-night @container mt-3 rounded-lg rounded-tr-[3rem] border border-contour p-card"
    >
      <div className="grid items-center gap-5 @2xl:grid-cols-[auto_minmax(0,1fr)_auto]">
        <IconTile name="file" />
        <div>
          <p className="text-lg font-bold">{texts.title}</p>
          <p className="mt-1 text-muted">{texts.text}</p>
        </div>
        <LinkButton href={texts.link} newTab iconEnd="external">
          {texts.action}
        </LinkButton>
      </div>
    </aside>
  );
}
