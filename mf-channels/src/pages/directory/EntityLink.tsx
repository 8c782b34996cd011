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
    <a href={link} className="entity-link" {...(leaves ? newTabAttributes : {})}>
      <Marked text={nome} />
    </a>
  );
}
