import type { Needle } from '@site/content/words.ts';
import { Badge } from '@site/design/ui/badge/Badge.tsx';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { newTabAttributes } from '@site/design/ui/new-tab/newTabAttributes.ts';
import { createContext, type ReactNode, useContext } from 'react';
import { content } from './content.ts';
import type { OtherEntity, PublicEntity } from './entities.ts';
import { highlight } from './highlight.ts';
import { linkKind } from './linkKind.ts';
import { Monogram } from './Monogram.tsx';

/** The words of the current search, which every searched field marks. */
export const NeedlesContext = createContext<readonly Needle[]>([]);

/** Public bodies as cards with their monogram. */
export function PublicEntities({ entities }: { entities: readonly PublicEntity[] }) {
  const mark = useMark();
  return (
    <ul className="card-grid-72 gap-3!">
      {entities.map((entity) => (
        <li key={entity.nome} className="surface-paper entity entity-card">
          <Monogram text={entity.sigla} logo={entity.logo} />
          <div className="min-w-[min(10rem,100%)] flex-1">
            <p className="text-sm font-semibold text-link">{mark(entity.sigla)}</p>
            <h4 className="leading-snug">
              <EntityLink {...entity} />
            </h4>
            <LinkPlace {...entity} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Other bodies as rows: name and kind, what it answers for, where the link leads. */
export function OtherEntities({ entities }: { entities: readonly OtherEntity[] }) {
  const mark = useMark();
  return (
    <ul className="@container border-t border-line">
      {entities.map((entity) => (
        <li key={entity.nome} className="entity entity-row">
          <div>
            <h4 className="text-lg leading-snug">
              <EntityLink {...entity} />
            </h4>
            <Badge className="mt-1.5 max-w-full">
              <span>{mark(entity.tipo)}</span>
            </Badge>
          </div>
          <div className="min-w-0">
            <p className="text-muted">{mark(entity.descricao)}</p>
            <LinkPlace {...entity} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** An entity's name as the link over its whole row. Mail opens here, anything else in a new tab. */
function EntityLink({ nome, link }: Pick<PublicEntity, 'nome' | 'link'>) {
  const mark = useMark();
  const leaves = !link.startsWith('mailto:');
  return (
    <a href={link} className="entity-link" {...(leaves ? newTabAttributes : {})}>
      {mark(nome)}
    </a>
  );
}

/** Where an entity's link leads, behind its telephone number where it has one. */
function LinkPlace({ link, telefone }: Pick<PublicEntity, 'link' | 'telefone'>) {
  const { icon, label } = linkKind(link);
  return (
    <span className="entity-place">
      <Icon icon={icon} className="size-4" />
      <span className="min-w-0 wrap-anywhere">
        {telefone ? `${content.telephone} ${telefone}, ` : ''}
        {label}
      </span>
    </span>
  );
}

/**
 * Marks in a text what the search found. To be the only child of its element: a text, or elements
 * alone. A bare text beside elements could not be removed where a translator replaced it.
 */
function useMark(): (text: string) => ReactNode {
  const needles = useContext(NeedlesContext);
  return (text) => {
    const segments = highlight(text, needles);
    if (!segments.some(({ isMatch }) => isMatch)) return text;
    return segments.map(({ start, text: part, isMatch }) =>
      isMatch ? (
        <mark key={start} className="rounded-sm bg-gold text-on-gold">
          {part}
        </mark>
      ) : (
        <span key={start}>{part}</span>
      ),
    );
  };
}
