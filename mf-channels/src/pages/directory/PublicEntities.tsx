import { EntityLink } from './EntityLink.tsx';
import type { PublicEntity } from './entities.ts';
import { LinkPlace } from './LinkPlace.tsx';
import { Marked } from './Marked.tsx';
import { Monogram } from './Monogram.tsx';

/** Public bodies as cards with their monogram. */
export function PublicEntities({ entities }: { entities: readonly PublicEntity[] }) {
  return (
    <ul className="card-grid-72 gap-3!">
      {entities.map((entity) => (
        <li key={entity.nome} className="surface-paper entity entity-card">
          <Monogram text={entity.sigla} logo={entity.logo} />
          <div className="min-w-[min(10rem,100%)] flex-1">
            <p className="text-sm font-semibold text-link">
              <Marked text={entity.sigla} />
            </p>
            <h4 className="leading-snug">
              <EntityLink nome={entity.nome} link={entity.link} />
            </h4>
            <LinkPlace link={entity.link} telefone={entity.telefone} />
          </div>
        </li>
      ))}
    </ul>
  );
}
