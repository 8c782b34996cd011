import { Badge } from '@site/design/ui/badge/Badge.tsx';
import { EntityLink } from './EntityLink.tsx';
import type { OtherEntity } from './entities.ts';
import { LinkPlace } from './LinkPlace.tsx';
import { Marked } from './Marked.tsx';

/** Other bodies as rows: name and kind, what it answers for, where the link leads. */
export function OtherEntities({ entities }: { entities: readonly OtherEntity[] }) {
  return (
    <ul className="@container border-t border-line">
      {entities.map((entity) => (
        <li key={entity.nome} className="entity entity-row">
          <div>
            <h4 className="text-lg leading-snug">
              <EntityLink nome={entity.nome} link={entity.link} />
            </h4>
            <Badge className="mt-1.5 max-w-full">
              <span>
                <Marked text={entity.tipo} />
              </span>
            </Badge>
          </div>
          <div className="min-w-0">
            <p className="text-muted">
              <Marked text={entity.descricao} />
            </p>
            <LinkPlace link={entity.link} telefone={entity.telefone} />
          </div>
        </li>
      ))}
    </ul>
  );
}
