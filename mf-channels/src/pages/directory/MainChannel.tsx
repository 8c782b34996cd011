import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { IconTile } from '@site/design/ui/icons/IconTile.tsx';
import type { Content } from './content.ts';

type MainChannelProps = Content['mainChannels'][number];

/** One of the two channels that stand above all others. */
export function MainChannel({ icon, title, text, action, link }: MainChannelProps) {
  return (
    <div className="surface-paper flex flex-col justify-between rounded-lg border border-line p-card">
      <div className="flex flex-wrap items-start gap-4">
        <IconTile name={icon} />
        <div className="min-w-[min(10rem,100%)] flex-1">
          <h3 className="text-xl font-bold tracking-tight">{title}</h3>
          <p className="mt-1 text-muted">{text}</p>
        </div>
      </div>
      <LinkButton href={link} newTab block variant="secondary" iconEnd="external" className="mt-5">
        {action}
      </LinkButton>
    </div>
  );
}
