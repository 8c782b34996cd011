import { Badge } from '@site/design/ui/badge/Badge.tsx';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { newTabAttributes } from '@site/design/ui/new-tab/newTabAttributes.ts';
import { content } from './content.ts';
import type { OtherEntity, PublicEntity } from './entities.ts';
import { linkKind } from './linkKind.ts';
import { Monogram } from './Monogram.tsx';

/** Public bodies as cards with their monogram. */
export function PublicEntities({ entities }: { entities: readonly PublicEntity[] }) {
  return (
    <ul className="card-grid-72 gap-3!">
      {entities.map((entity) => (
        <li
          key={entity.nome}
          // The last of an odd number leaves no hole beside it.
          className="surface-paper entity entity-card last:odd:col-span-full"
        >
          <Monogram text={entity.sigla} logo={entity.logo} />
          <div className="min-w-[min(10rem,100%)] flex-1">
            <p className="text-sm font-semibold text-link">{entity.sigla}</p>
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
  return (
    <ul className="@container border-t border-line">
      {entities.map((entity) => (
        <li key={entity.nome} className="entity entity-row">
          <div>
            <h4 className="text-lg leading-snug">
              <EntityLink {...entity} />
            </h4>
            <Badge className="mt-1.5 max-w-full">{entity.tipo}</Badge>
          </div>
          <div className="min-w-0">
            <p className="entity-text text-muted">{entity.descricao}</p>
            <LinkPlace {...entity} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** An entity's name as the link over its whole row. Mail opens here, anything else in a new tab. */
function EntityLink({ nome, link }: Pick<PublicEntity, 'nome' | 'link'>) {
  const leaves = !link.startsWith('mailto:');
  return (
    <a href={link} className="entity-link" {...(leaves ? newTabAttributes : {})}>
      {nome}
    </a>
  );
}

/** Where an entity's link leads, and its telephone number as a link of its own, above the other. */
function LinkPlace({ link, telefone }: Pick<PublicEntity, 'link' | 'telefone'>) {
  const { icon, label } = linkKind(link);
  return (
    <>
      <span className="entity-place">
        <Icon icon={icon} className="size-4" />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </span>
      {telefone ? (
        <a href={`tel:${telefone.replace(/\D/g, '')}`} className="entity-phone">
          {`${content.telephone} ${telefone}`}
        </a>
      ) : null}
    </>
  );
}
