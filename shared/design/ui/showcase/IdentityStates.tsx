import { Icon } from '../icons/Icon.tsx';
import { IconTile } from '../icons/IconTile.tsx';
import { type IconName, iconPaths } from '../icons/paths.ts';
import { Logo } from '../logo/Logo.tsx';
import { Section } from '../section/Section.tsx';

const surfaces = ['surface-sand', 'surface-paper', 'surface-moss', 'surface-night'] as const;

function isIconName(name: string): name is IconName {
  return name in iconPaths;
}

/** Logo, type and icons. */
export function IdentityStates() {
  return (
    <Section heading="Identidade" intro="Marca, superfícies, escala tipográfica e ícones.">
      <div className="card-grid-60">
        {surfaces.map((surface) => (
          <div key={surface} className={`${surface} rounded-lg border border-line p-6`}>
            <Logo name="Ipê Empresarial" />
            <p className="mt-4 text-muted">Texto secundário</p>
            <p className="text-link">Cor de destaque</p>
          </div>
        ))}
      </div>
      <p className="mt-10 text-5xl font-bold tracking-tight">Título 5xl</p>
      <p className="text-4xl font-bold tracking-tight">Título 4xl</p>
      <p className="text-3xl font-bold tracking-tight">Título 3xl</p>
      <p className="text-2xl font-bold tracking-tight">Título 2xl</p>
      <p className="text-xl font-bold">Título xl</p>
      <p className="text-lg">Texto lg: introduções</p>
      <p>Texto base: ação, você, João, R$ 2.160 → 10%</p>
      <p className="text-sm">Texto sm: legendas</p>
      <ul className="card-grid-40 mt-10">
        {Object.keys(iconPaths)
          .filter(isIconName)
          .map((name) => (
            <li key={name} className="flex items-center gap-3 text-sm">
              <Icon name={name} className="size-6" />
              {name}
            </li>
          ))}
      </ul>
      <p className="mt-10 flex gap-3">
        <IconTile name="shield" />
        <IconTile name="star" filled />
      </p>
    </Section>
  );
}
