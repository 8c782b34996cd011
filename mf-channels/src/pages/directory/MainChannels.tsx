import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { IconTile } from '@site/design/ui/icon-tile/IconTile.tsx';
import { externalIcon, fileIcon } from '@site/design/ui/icons/icons.ts';
import { content } from './content.ts';

/** The association's and the council's cards: on the page also while the list is filtered. */
export function MainChannels() {
  return (
    <div className="card-grid-72 gap-3!">
      {content.mainChannels.map(({ icon, title, text, action, link }) => (
        <div
          key={title}
          className="surface-paper flex flex-col justify-between rounded-lg border border-line p-card"
        >
          <div className="flex flex-wrap items-start gap-4">
            <IconTile icon={icon} />
            <div className="min-w-[min(10rem,100%)] flex-1">
              <h3 className="text-xl font-bold tracking-tight">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </div>
          <LinkButton
            href={link}
            newTab
            block
            variant="secondary"
            iconEnd={externalIcon}
            className="mt-5"
          >
            {action}
          </LinkButton>
        </div>
      ))}
    </div>
  );
}

/** The state's virtual police report, set apart under the list. */
export function ReportCallout() {
  const { title, text, action, link } = content.report;
  return (
    <aside
      aria-label={title}
      className="surface-night @container mt-3 rounded-lg rounded-tr-[3rem] border border-contour p-card"
    >
      <div className="grid items-center gap-5 @2xl:grid-cols-[auto_minmax(0,1fr)_auto]">
        <IconTile icon={fileIcon} />
        <div>
          <p className="text-lg font-bold">{title}</p>
          <p className="mt-1 text-muted">{text}</p>
        </div>
        <LinkButton href={link} newTab iconEnd={externalIcon}>
          {action}
        </LinkButton>
      </div>
    </aside>
  );
}
