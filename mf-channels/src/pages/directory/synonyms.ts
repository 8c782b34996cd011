/**
 * What a visitor also means by a word. Keys and values are folded (no accents, lower case); a
 * value matches where a word of the field starts with it, so `pf` does not find MPF.
 */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  policia: ['pf', 'pcgo', 'pmgo', 'delegacia'],
  ministerio: ['mpt', 'mpf', 'mpgo', 'mf', 'fazenda'],
  sindicato: ['sind', 'fieg', 'secovi', 'sintego', 'federacao'],
  tribunal: ['tce', 'tcu', 'contas do estado', 'contas da uniao'],
  receita: ['rfb', 'fisco', 'icms', 'iptu', 'tributos'],
  controladoria: ['cgu', 'cge', 'ouvidoria geral'],
  procon: ['consumidor'],
  ouvidoria: ['oge', 'manifestacao', 'controladoria geral', 'agr'],
};
