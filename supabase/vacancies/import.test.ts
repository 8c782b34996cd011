import { describe, expect, test } from 'vitest';
import { imported, kindsOf, parse, plan, saidOf, TODAY } from '../testing/sheets.ts';
import { planTable } from './planTable.ts';

const WHOLE = [
  'Código;Cargo;Empresa;CEP;Descrição;Requisitos;Benefícios;Data;Imagem;Link;Situação',
  '2026-001;Padeiro(a);Pão de Queijo;74015-040;Das 4h às 12h;Forno|Higiene;Vale;02/03/2026;https://a.br/a.png;https://a.br/v;aberta',
  '2026-002;Garçom;Bar Azul;74922-810;Atender mesas;CNH;Café;03/03/2026;;;',
].join('\n');
const whole = () => imported(WHOLE);

describe('an import', () => {
  test('adds what is new, with the day of the sheet or today', async () => {
    const sheet = 'Código;Cargo;Data;Situação\n1;Garçom;02/03/2026;\n2;Padeiro;;encerrada';
    const after = await imported(sheet);
    expect(after.map((one) => [one.title, one.created_at, one.closed_at])).toEqual([
      ['Garçom', '2026-03-02T15:00:00.000Z', null],
      ['Padeiro', TODAY.toISOString(), TODAY.toISOString()],
    ]);
  });

  test('closes a vacancy by a short list, and takes nothing away from it', async () => {
    const [baker, waiter] = await whole();
    for (const list of [
      'Código;Cargo;Situação\n2026-001;Padeiro(a);encerrada',
      'Código;Situação\n2026-001;encerrada',
      'Cargo;Situação\nPadeiro(a);Encerrado',
    ]) {
      expect(kindsOf(await plan(list, await whole()))).toEqual(['closed']);
      const after = await imported(list, await whole());
      expect(after).toEqual([{ ...baker, closed_at: TODAY.toISOString() }, waiter]);
    }
  });

  test('empties what its cell is empty of, and nothing else, and the plan says so', async () => {
    const list = 'Código;Empresa;CEP;Descrição;Requisitos;Benefícios;Imagem;Link\n2026-001;;;;;;;';
    const [baker] = await whole();
    const { changes } = await plan(list, await whole());
    expect(changes[0]?.fields).toEqual([
      { name: 'Empresa', before: 'Pão de Queijo', after: '' },
      { name: 'Descrição', before: 'Das 4h às 12h', after: '' },
      { name: 'CEP', before: '74015-040', after: '' },
      { name: 'Requisitos', before: 'Forno | Higiene', after: '' },
      { name: 'Benefícios', before: 'Vale', after: '' },
      { name: 'Imagem', before: 'https://a.br/a.png', after: '' },
      { name: 'Link', before: 'https://a.br/v', after: '' },
    ]);
    const alone = await imported('Código;CEP\n2026-001;', await whole());
    expect(alone[0]).toEqual({ ...baker, location_zip: null });
  });

  test('takes nothing away where a row ends before its heading', async () => {
    const sheet = 'Código;Cargo;Empresa;Descrição\n2026-001;Padeiro(a)\n2026-003;Chef';
    expect(kindsOf(await plan(sheet, await whole()))).toEqual(['unchanged', 'new']);
  });

  test('keeps day and state where their cells are empty, and the hour of the same day', async () => {
    const sheet = 'Código;Cargo;Data;Situação\n2026-001;Padeiro(a);;\n2026-002;Garçom;03/03/2026;';
    expect(kindsOf(await plan(sheet, await whole()))).toEqual(['unchanged', 'unchanged']);
    const added = await imported('Código;Cargo\n9;Motorista');
    expect(kindsOf(await plan('Código;Data\n9;20/03/2026', added))).toEqual(['unchanged']);
  });

  test('opens a closed vacancy only when the sheet says so', async () => {
    const closed = await imported('Código;Situação\n2026-001;encerrada', await whole());
    expect(kindsOf(await plan(WHOLE.replace('aberta', ''), closed))[0]).toBe('unchanged');
    const { changes } = await plan('Código;Situação\n2026-001;aberta', closed);
    expect(changes[0]).toMatchObject({
      after: { closed_at: null },
      fields: [{ name: 'Situação', before: 'encerrada', after: 'aberta' }],
    });
  });
});

describe('what a person does next', () => {
  const [head = '', first = '', second = ''] = WHOLE.split('\n');
  test.each([
    ['reads it again', WHOLE],
    ['sorts it', [head, second, first].join('\n')],
    ['sends half of it', [head, second].join('\n')],
    ['puts both halves together', [head, first, head, second].join('\n')],
    ['saves it with commas', WHOLE.replaceAll(',', '').replaceAll(';', ',')],
    ['removes the columns of lists', WHOLE.replace('Requisitos;Benefícios', 'Nota;Outra')],
    [
      'removes the codes',
      [head, first, second].map((line) => line.slice(line.indexOf(';') + 1)).join('\n'),
    ],
    ['writes in capitals what says which', WHOLE.replace('Código', 'CÓDIGO')],
    ['opens it where short years are usual', WHOLE.replaceAll('/2026', '/26')],
  ])('%s: nothing changes', async (_, sheet) => {
    const { changes, problems } = await plan(sheet, await whole());
    expect(problems).toEqual([]);
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['unchanged']));
  });

  test('opens it in Excel, which takes the zeros before a code: it is the same vacancy', async () => {
    const before = await imported('Código;Cargo\n007;Garçom\n0012;Padeiro');
    const after = 'Código;Cargo\n7;Garçom\n12;Padeiro\n13;Motorista';
    expect(kindsOf(await plan(after, before))).toEqual(['unchanged', 'unchanged', 'new']);
  });
});

describe('two that fold to one key', () => {
  test.each([
    [
      'Código;Cargo\nA-1;Garçom\na 1;Padeiro',
      '3 Código: “a 1” is the same vacancy as “A-1” in line 2',
    ],
    ['Cargo\nGarçom\n\ngarcom', '4 Cargo: “garcom” is the same vacancy as “Garçom” in line 2'],
    ['Cargo;CEP\nGarçom;74015040\nGarçom;74.015-040', '3 Cargo: “Garçom” is the same vacancy as'],
  ])('in a sheet are refused', async (sheet, said) => {
    const { problems } = await plan(sheet);
    expect(saidOf(problems)).toEqual([expect.stringContaining(said)]);
  });

  test('in the database are told apart by what the sheet has, else refused', async () => {
    const two = await imported('Cargo;Empresa\nGarçom;Bar Azul\nGarçom;Bar Verde');
    const { problems } = await plan('Cargo;Situação\nGarçom;encerrada', two);
    expect(saidOf(problems)).toEqual([
      '2 Cargo: “Garçom” fits several vacancies: say which by Código',
    ]);
    const list = 'Cargo;Empresa;Situação\nGarçom;Bar Verde;encerrada';
    expect(kindsOf(await plan(list, two))).toEqual(['closed']);
    // One of them is closed: the list means the other.
    const one = await imported(list, two);
    expect(await plan('Cargo;Situação\nGarçom;encerrada', one)).toMatchObject({
      changes: [{ kind: 'closed', after: { company_name: 'Bar Azul' } }],
    });
  });

  test('by a number with more zeros and fewer are refused', async () => {
    const both = await imported('Código;Cargo\n01;Garçom\n001;Padeiro');
    const { problems } = await plan('Código;Situação\n1;encerrada', both);
    expect(saidOf(problems)[0]).toContain('“1” fits several vacancies');
  });
});

test('a code that is not there needs a Cargo to be a new vacancy', async () => {
  const { problems } = await plan('Código;Situação\n2026-009;encerrada', await whole());
  expect(saidOf(problems)).toEqual([
    '2 Código: “2026-009” is no vacancy that is there; a new one needs a Cargo',
  ]);
});

test('the plan is a table: each field before and after, and what is left out', async () => {
  const long =
    'Das 4h às 12h, com folga aos domingos e feriados, em escala que muda a cada mês, '.repeat(3);
  const [baker, waiter] = await whole();
  if (!baker || !waiter) throw new Error('two were imported');
  const sheet = [
    'Vagas de março;;;;;',
    'Código;Cargo;Empresa;Descrição;Situação;Salário',
    `2026-001;Padeiro;;"${long}e Natal";;1`,
    '2026-002;Garçom;Bar Azul;Atender mesas;encerrada;1',
    '2026-003;Motorista;Rio Claro;;;1',
  ];
  const { ignored } = await parse(sheet.join('\n'));
  const before = [{ ...baker, description: `${long}e Carnaval` }, waiter];
  expect(planTable(await plan(sheet.join('\n'), before), { ignored, hidden: [3] })).toBe(
    [
      '1 new, 1 changed, 1 closed, 0 unchanged, 2 left out',
      '  new        line 5     Motorista, Rio Claro',
      '  changed    line 3     Padeiro',
      '             Cargo      Padeiro(a) → Padeiro',
      '             Empresa    Pão de Queijo → (empty)',
      '             Descrição  …escala que muda a cada mês, e Carnaval → …escala que muda a cada mês, e Natal',
      '  closed     line 4     Garçom, Bar Azul',
      '             Situação   aberta → encerrada',
      '  left out   what is above line 2',
      '  left out   column Salário',
      '  hidden     line 3: read as the others',
    ].join('\n'),
  );
});

describe('signs tell vacancies apart', () => {
  const NAMES = 'C|C#|C++|1º ajudante|1 ajudante|A/B|A B|Vendas & Pós|Vendas Pós'.split('|');

  test.each(['Código', 'Cargo'])('in the column %s', async (column) => {
    const rows = NAMES.map((name) => (column === 'Cargo' ? name : `${name};Programador`));
    const sheet = [column === 'Cargo' ? 'Cargo' : 'Código;Cargo', ...rows].join('\n');
    const after = await imported(sheet);
    expect(new Set(after.map(({ id }) => id)).size).toBe(NAMES.length);
    expect(kindsOf(await plan(sheet, after))).toEqual(NAMES.map(() => 'unchanged'));
  });

  test('and a vacancy from before keeps its id, by its code, or its name where several claim it', async () => {
    const [former] = await imported('Código;Cargo\n2026 001;Garçom');
    const renamed = await plan('Código;Cargo\n2026/001;Chefe', [former ?? fail()]);
    expect(renamed.changes).toMatchObject([{ kind: 'changed', after: { id: former?.id } }]);
    const sheet = 'Código;Cargo\n2026+001;Chefe\n2026/001;Garçom';
    const { changes } = await plan(sheet, [former ?? fail()]);
    expect(changes.map(({ kind }) => kind)).toEqual(['new', 'unchanged']);
  });

  test('and one with the id of another stays as it is', async () => {
    const [plain] = await imported('Cargo\nC');
    const former = { ...(plain ?? fail()), title: 'C++' };
    const after = await imported('Cargo\nC\nC++', [former]);
    expect(after.map(({ title }) => title).sort()).toEqual(['C', 'C++']);
    expect(after.find(({ title }) => title === 'C++')?.id).toBe(former.id);
  });
});

function fail(): never {
  throw new Error('there is no vacancy');
}
