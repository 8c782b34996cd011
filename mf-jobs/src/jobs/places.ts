import type { Place } from './job.ts';

/*
 * Ranges of postal codes of the larger cities of Goiás and of its neighbours, by their first five
 * digits. Source: the ranges by locality that the Correios publish ("Busca faixa de CEP",
 * buscacepinter.correios.com.br), as of 2025. A CEP of none of them is shown as a CEP.
 */

/** First and last five digits, city, state; ascending. */
export const PLACES: readonly (readonly [number, number, string, string])[] = [
  [38000, 38099, 'Uberaba', 'MG'],
  [38300, 38309, 'Ituiutaba', 'MG'],
  [38400, 38415, 'Uberlândia', 'MG'],
  [38440, 38449, 'Araguari', 'MG'],
  [38700, 38705, 'Patos de Minas', 'MG'],
  [47800, 47814, 'Barreiras', 'BA'],
  [70000, 72799, 'Brasília', 'DF'],
  [72800, 72859, 'Luziânia', 'GO'],
  [72860, 72869, 'Novo Gama', 'GO'],
  [72870, 72879, 'Valparaíso de Goiás', 'GO'],
  [72880, 72899, 'Cidade Ocidental', 'GO'],
  [72900, 72909, 'Santo Antônio do Descoberto', 'GO'],
  [72910, 72929, 'Águas Lindas de Goiás', 'GO'],
  [72930, 72939, 'Alexânia', 'GO'],
  [72940, 72959, 'Abadiânia', 'GO'],
  [72980, 72989, 'Pirenópolis', 'GO'],
  [73000, 73699, 'Brasília', 'DF'],
  [73700, 73729, 'Padre Bernardo', 'GO'],
  [73750, 73759, 'Planaltina', 'GO'],
  [73770, 73779, 'Alto Paraíso de Goiás', 'GO'],
  [73800, 73819, 'Formosa', 'GO'],
  [73840, 73849, 'Campos Belos', 'GO'],
  [73850, 73859, 'Cristalina', 'GO'],
  [73900, 73909, 'Posse', 'GO'],
  [74000, 74899, 'Goiânia', 'GO'],
  [74900, 74999, 'Aparecida de Goiânia', 'GO'],
  [75000, 75159, 'Anápolis', 'GO'],
  [75180, 75183, 'Silvânia', 'GO'],
  [75200, 75209, 'Pires do Rio', 'GO'],
  [75240, 75244, 'Bela Vista de Goiás', 'GO'],
  [75250, 75264, 'Senador Canedo', 'GO'],
  [75265, 75279, 'Vianópolis', 'GO'],
  [75340, 75344, 'Hidrolândia', 'GO'],
  [75345, 75349, 'Abadia de Goiás', 'GO'],
  [75350, 75354, 'Guapó', 'GO'],
  [75360, 75374, 'Goianira', 'GO'],
  [75380, 75394, 'Trindade', 'GO'],
  [75400, 75409, 'Inhumas', 'GO'],
  [75460, 75469, 'Nerópolis', 'GO'],
  [75500, 75549, 'Itumbiara', 'GO'],
  [75600, 75602, 'Goiatuba', 'GO'],
  [75640, 75644, 'Piracanjuba', 'GO'],
  [75650, 75659, 'Morrinhos', 'GO'],
  [75680, 75699, 'Caldas Novas', 'GO'],
  [75700, 75714, 'Catalão', 'GO'],
  [75780, 75789, 'Ipameri', 'GO'],
  [75800, 75809, 'Jataí', 'GO'],
  [75830, 75839, 'Mineiros', 'GO'],
  [75860, 75864, 'Quirinópolis', 'GO'],
  [75900, 75914, 'Rio Verde', 'GO'],
  [75920, 75924, 'Santa Helena de Goiás', 'GO'],
  [75960, 75969, 'Acreúna', 'GO'],
  [76100, 76104, 'São Luís de Montes Belos', 'GO'],
  [76170, 76179, 'Anicuns', 'GO'],
  [76190, 76194, 'Palmeiras de Goiás', 'GO'],
  [76200, 76204, 'Iporá', 'GO'],
  [76300, 76303, 'Ceres', 'GO'],
  [76330, 76334, 'Jaraguá', 'GO'],
  [76360, 76364, 'Itapaci', 'GO'],
  [76380, 76389, 'Goianésia', 'GO'],
  [76400, 76409, 'Uruaçu', 'GO'],
  [76420, 76439, 'Niquelândia', 'GO'],
  [76450, 76459, 'Minaçu', 'GO'],
  [76550, 76554, 'Porangatu', 'GO'],
  [76600, 76629, 'Goiás', 'GO'],
  [76630, 76639, 'Itaberaí', 'GO'],
  [77000, 77249, 'Palmas', 'TO'],
  [77400, 77449, 'Gurupi', 'TO'],
  [78000, 78099, 'Cuiabá', 'MT'],
  [78600, 78604, 'Barra do Garças', 'MT'],
  [78700, 78750, 'Rondonópolis', 'MT'],
  [79000, 79124, 'Campo Grande', 'MS'],
];

/** The city of a postal code (`74015-040`), if its range is known. */
export function placeOf(zip: string): Place | undefined {
  const [, digits] = /^(\d{5})-?\d{3}$/.exec(zip) ?? [];
  const prefix = Number(digits ?? Number.NaN);
  const found = PLACES.find(([from, to]) => from <= prefix && prefix <= to);
  return found && { city: found[2], state: found[3] };
}
