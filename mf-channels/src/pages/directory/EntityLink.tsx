import { newTabAttributes } from '@site/design/ui/new-tab/newTabAttributes.ts';
import { Marked } from './Marked.tsx';

interface EntityLinkProps {
  nome: string;
  link: string;
}

/** An entity's name as the link over its whole row. Mail opens here, anything else in a new tab. */
export function EntityLink({ nome, link }: EntityLinkProps) {
  const leaves = !link.startsWith('mailto:');
  return (
    <a
      href={link}
      className="font-bold text-ink outline-none after:absolute after:inset-0 after:rounded-lg group-hover/entity:underline group-hover/entity:decoration-2 group-hover/entity:underline-offset-4"
      {...(leaves ? newTabAttributes : {})}
    >
      <Marked text={nome} />
    </a>
  );
}

/** Row or card around an EntityLink: shows the focus ring that the link's own box cannot. */
export const entityBox =
  'group/entity relative has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus';
