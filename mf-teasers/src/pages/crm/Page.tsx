import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { checkIcon, usersIcon } from '@site/design/ui/icons/icons.ts';
import { TeaserPage } from '../../components/teaser/TeaserPage.tsx';
import { content } from './content.ts';

export default function CrmPage() {
  return <TeaserPage content={content} picture={<Pipeline />} composition="night" isFormFirst />;
}

/** Widths of the lines on each lead's card, column by column. */
const columns: readonly { name: string; leads: readonly string[] }[] = [
  { name: 'novo', leads: ['w-3/4', 'w-1/2', 'w-2/3'] },
  { name: 'conversa', leads: ['w-2/3', 'w-4/5'] },
  { name: 'venda', leads: ['w-1/2'] },
];

/** Leads that move from column to column until one is won. Decoration. */
function Pipeline() {
  return (
    <div aria-hidden="true" className="mx-auto grid w-full max-w-md grid-cols-3 gap-3">
      {columns.map(({ name, leads }) => (
        <div
          key={name}
          className="flex min-h-72 flex-col gap-3 rounded-lg border border-line p-2.5 first:rounded-tl-[2.5rem] first:pt-8 last:rounded-br-[2.5rem]"
        >
          <span className="mx-1 h-1.5 w-1/2 rounded-full bg-mist" />
          {leads.map((width) => (
            <Lead key={width} width={width} isWon={name === 'venda'} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Lead({ width, isWon }: { width: string; isWon: boolean }) {
  const tone = isWon ? 'bg-gold text-on-gold' : 'bg-paper text-green';
  return (
    <span className={`block rounded-md border border-contour p-3 ${tone}`}>
      <Icon icon={isWon ? checkIcon : usersIcon} className="size-6" />
      <span className={`mt-3 block h-1.5 rounded-full bg-current opacity-60 ${width}`} />
      <span className="mt-2 block h-1.5 w-1/3 rounded-full bg-current opacity-40" />
    </span>
  );
}
