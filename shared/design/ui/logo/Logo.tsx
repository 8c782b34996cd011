import { joinClasses } from '../class-names.ts';
import { Blossom } from '../petals/Blossom.tsx';

export interface LogoProps {
  /** Its first word is set strong. */
  name: string;
  className?: string | undefined;
}

/** Mark and name. Takes the colour of its surface; wrap it in a link to the start page. */
export function Logo({ name, className }: LogoProps) {
  const [first = '', ...rest] = name.split(' ');
  return (
    <span
      className={joinClasses(
        'inline-flex items-center gap-[0.5em] text-xl leading-none',
        className,
      )}
    >
      <Blossom className="size-[1.9em] shrink-0" />
      <span className="tracking-tight">
        <span className="font-bold">{first}</span> <span>{rest.join(' ')}</span>
      </span>
    </span>
  );
}
