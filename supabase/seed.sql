-- Example data: fictitious companies, offers and people. Safe to run again: fixed ids, existing rows stay.
-- Dates count from the day on which this runs, in Goiás: the newest offer is of today, and two sites answer alike.
-- Pictures and documents are published by mf-jobs (mf-jobs/files).

insert into public.jobs
  (id, type, created_at, updated_at, title, company_name, description, location_zip, requirements, benefits, image_url, pdf_resume_url)
select
  id::uuid, type, posted, posted, title, company_name, description, location_zip, requirements, benefits, image_url, pdf_resume_url
from (values
  (
    '5e1f0c1a-0001-4a6b-8c00-000000000001', 'job_offer', 0, '74015-040',
    'Auxiliar Administrativo', 'Cerrado Gestão Contábil',
    'Apoio às rotinas do escritório: atendimento a clientes, emissão de notas fiscais, organização de documentos e controle de agenda. Ambiente tranquilo, no Setor Central, próximo ao Eixo Anhanguera.',
    array['Ensino médio completo', 'Pacote Office básico', 'Boa comunicação escrita', 'Organização e pontualidade', 'Experiência com emissão de notas fiscais', 'Noções de arquivo digital', 'Disponibilidade em horário comercial'],
    array['Vale-transporte', 'Vale-refeição de R$ 28,00 por dia', 'Plano odontológico', 'Convênio com farmácia', 'Folga no aniversário', 'Seguro de vida'],
    '/mf-jobs/files/escritorio.webp', '/mf-jobs/files/auxiliar-administrativo.pdf'
  ),
  (
    '5e1f0c1a-0002-4a6b-8c00-000000000002', 'job_offer', 1, '74810-100',
    'Vendedor(a) de Loja', 'Ipê Calçados',
    'Atendimento ao público, organização da vitrine e fechamento de caixa em loja de calçados no shopping. Comissão sobre as vendas desde o primeiro mês.',
    array['Ensino médio completo', 'Simpatia no atendimento', 'Disponibilidade para trabalhar aos sábados'],
    array['Comissão sobre vendas', 'Vale-transporte', 'Desconto de 30% nos produtos'],
    null, null
  ),
  (
    '5e1f0c1a-0003-4a6b-8c00-000000000003', 'job_offer', 2, '74968-500',
    'Motorista Entregador – Categoria D', 'Rota do Cerrado Transportes',
    'Entregas na região metropolitana de Goiânia com caminhão 3/4 da empresa. Conferência de carga, coleta de assinaturas e cuidado com o veículo.',
    array['CNH categoria D com EAR', 'Curso de direção defensiva', 'Experiência mínima de 1 ano', 'Conhecer as vias de Goiânia e Aparecida', 'Ensino fundamental completo', 'Não ter pontos suspensos na carteira'],
    array['Diária para refeição', 'Plano de saúde', 'Seguro de vida', 'Prêmio por direção segura', 'Uniforme e EPI'],
    null, null
  ),
  (
    '5e1f0c1a-0004-4a6b-8c00-000000000004', 'job_offer', 3, '75110-770',
    'Técnico(a) em Enfermagem do Trabalho', 'Clínica Bem Viver Ocupacional',
    'Exames admissionais e periódicos, audiometria, coleta e registro de dados no prontuário eletrônico. Atendimento na clínica e em visitas às empresas associadas.',
    array['COREN-GO ativo', 'Curso técnico em enfermagem', 'Especialização em enfermagem do trabalho', 'Experiência com audiometria'],
    array['Adicional de insalubridade', 'Vale-alimentação', 'Plano de saúde', 'Estacionamento gratuito'],
    null, '/mf-jobs/files/tecnico-em-enfermagem-do-trabalho.pdf'
  ),
  (
    '5e1f0c1a-0005-4a6b-8c00-000000000005', 'job_offer', 5, '75901-060',
    'Operador(a) de Colheitadeira', 'Fazenda Três Veredas',
    'Operação e manutenção básica de colheitadeira com piloto automático na safra de soja e milho. Alojamento na fazenda, a 35 km de Rio Verde.',
    array['Experiência comprovada com colheitadeiras', 'CNH categoria B ou superior', 'Leitura de monitores de plantio e colheita', 'Disponibilidade para morar na fazenda durante a safra', 'Curso de NR-31', 'Noções de mecânica agrícola'],
    array['Alojamento e refeições', 'Participação nos resultados da safra', 'Plano de saúde', 'Transporte quinzenal para a cidade', 'Seguro de vida'],
    null, null
  ),
  (
    '5e1f0c1a-0006-4a6b-8c00-000000000006', 'job_offer', 7, '75261-900',
    'Instalador(a) de Painéis Solares', 'Luz do Planalto Energia',
    'Montagem de estruturas, passagem de cabos e instalação de inversores em telhados residenciais e comerciais. Equipes de três pessoas e obras em todo o estado.',
    array['NR-10 e NR-35 válidas', 'Curso de eletricista instalador', 'CNH categoria B', 'Disponibilidade para viagens curtas', 'Trabalho em equipe'],
    array['Adicional de periculosidade', 'Ajuda de custo em viagens', 'Plano de saúde', 'Ferramentas fornecidas'],
    null, '/mf-jobs/files/instalador-de-paineis-solares.pdf'
  ),
  (
    '5e1f0c1a-0007-4a6b-8c00-000000000007', 'job_offer', 9, '74120-020',
    'Assistente Fiscal Pleno', 'Araguaia Assessoria Tributária',
    'Apuração de ICMS, PIS, COFINS e ISS, entrega de obrigações acessórias (EFD, SPED e DCTFWeb) e atendimento às dúvidas dos clientes do Simples Nacional e do Lucro Presumido.',
    array['Graduação em Ciências Contábeis, completa ou em curso', 'Experiência com escrituração fiscal', 'Conhecimento da legislação do ICMS de Goiás', 'Domínio de Excel', 'Vivência com sistemas contábeis', 'Atenção aos prazos', 'Boa redação', 'Desejável CRC ativo'],
    array['Trabalho híbrido: dois dias em casa', 'Vale-refeição', 'Plano de saúde e odontológico', 'Auxílio para cursos', 'Horário flexível', 'Folga no aniversário', 'Academia conveniada'],
    null, null
  ),
  (
    '5e1f0c1a-0008-4a6b-8c00-000000000008', 'job_offer', 12, '75388-412',
    'Costureira(o) Industrial', 'Confecções Flor de Pequi',
    'Costura de moda feminina em máquinas reta, overloque e galoneira. Produção para lojistas da Região da 44.',
    array['Experiência com máquina reta e overloque', 'Agilidade e capricho no acabamento'],
    array['Prêmio por produção', 'Vale-transporte', 'Cesta básica'],
    null, null
  ),
  (
    '5e1f0c1a-0009-4a6b-8c00-000000000009', 'job_offer', 14, '75709-230',
    'Mecânico(a) de Manutenção Industrial', 'Mineração Serra Dourada',
    'Manutenção preventiva e corretiva de britadores, correias e bombas. Turnos de revezamento 6x2 na unidade de Catalão.',
    array['Curso técnico em mecânica', 'Leitura de desenho técnico', 'Solda MIG e eletrodo', 'NR-12 e NR-35', 'Experiência em mineração ou siderurgia', 'Disponibilidade para turnos'],
    array['Adicional de turno', 'Refeitório no local', 'Plano de saúde extensivo à família', 'Previdência privada', 'Transporte fretado', 'Participação nos lucros'],
    null, '/mf-jobs/files/mecanico-de-manutencao-industrial.pdf'
  ),
  (
    '5e1f0c1a-0010-4a6b-8c00-000000000010', 'job_offer', 17, '75680-001',
    'Recepcionista Bilíngue', 'Hotel Águas do Cerrado',
    'Recepção de hóspedes, reservas, check-in e check-out em hotel de lazer. Escala 5x2 com um domingo livre por mês.',
    array['Inglês ou espanhol para conversação', 'Experiência em hotelaria', 'Ensino médio completo', 'Disponibilidade de horário'],
    array['Alimentação no local', 'Vale-transporte', 'Diárias com desconto na rede', 'Plano odontológico', 'Gorjetas divididas entre a equipe'],
    '/mf-jobs/files/recepcao.webp', null
  ),
  (
    '5e1f0c1a-0011-4a6b-8c00-000000000011', 'job_offer', 20, '74922-810',
    'Ajudante Geral', 'Construtora Chapada Alta',
    'Início imediato em obra residencial. Não é preciso ter experiência: a equipe ensina o serviço.',
    array[]::text[],
    array[]::text[],
    null, null
  ),
  (
    '5e1f0c1a-0012-4a6b-8c00-000000000012', 'job_offer', 24, '74805-480',
    'Desenvolvedor(a) Front-end Júnior', 'Buriti Tecnologia',
    'Desenvolvimento de telas em React e TypeScript para sistemas de gestão do comércio local. Acompanhamento semanal com uma pessoa mais experiente e tempo reservado para estudo.',
    array['Lógica de programação', 'HTML, CSS e JavaScript', 'Noções de React', 'Git', 'Vontade de aprender', 'Inglês para leitura técnica', 'Portfólio ou projetos pessoais'],
    array['Trabalho remoto dentro de Goiás', 'Vale-alimentação de R$ 900,00', 'Plano de saúde', 'Verba anual para livros e cursos', 'Equipamento fornecido'],
    null, '/mf-jobs/files/desenvolvedor-front-end-junior.pdf'
  ),
  (
    '5e1f0c1a-0013-4a6b-8c00-000000000013', 'job_offer', 28, '75400-140',
    'Confeiteiro(a)', 'Padaria e Empório Dona Lindaura',
    'Preparo de bolos, tortas, empadões e doces típicos goianos. Trabalho de madrugada, das 3h às 11h20, com folga aos domingos.',
    array['Experiência em confeitaria', 'Boas práticas de manipulação de alimentos', 'Criatividade na decoração'],
    array['Adicional noturno', 'Café da manhã', 'Vale-transporte', 'Cesta básica'],
    null, null
  ),
  (
    '5e1f0c1a-0014-4a6b-8c00-000000000014', 'job_offer', 33, '75802-055',
    'Farmacêutico(a) Responsável Técnico(a)', 'Drogaria Saúde Goiana',
    'Responsabilidade técnica, orientação aos clientes, controle de psicotrópicos no SNGPC e aplicação de injetáveis.',
    array['CRF-GO ativo', 'Graduação em Farmácia', 'Experiência com SNGPC', 'Curso de aplicação de injetáveis', 'Liderança de equipe'],
    array['Adicional de responsabilidade técnica', 'Comissão', 'Plano de saúde', 'Desconto em medicamentos'],
    null, null
  ),
  (
    '5e1f0c1a-0015-4a6b-8c00-000000000015', 'job_offer', 39, '74954-070',
    'Jovem Aprendiz – Comércio', 'Supermercado Bom Pequi',
    'Primeira oportunidade para jovens de 14 a 22 anos: reposição, atendimento e apoio ao caixa, com curso de formação uma vez por semana.',
    array['Idade entre 14 e 22 anos', 'Estar matriculado(a) na escola ou ter concluído o ensino médio'],
    array['Bolsa-auxílio', 'Vale-transporte', 'Curso de formação com certificado'],
    null, null
  ),
  (
    '5e1f0c1a-0016-4a6b-8c00-000000000016', 'job_offer', 46, '75523-110',
    'Analista de Recursos Humanos', null,
    'Empresa do ramo atacadista, em Itumbiara, seleciona profissional para recrutamento, folha de pagamento, eSocial e treinamento. Vaga confidencial.',
    array['Graduação em Administração, Psicologia ou Gestão de RH', 'Experiência com folha de pagamento e eSocial', 'Excel intermediário', 'Discrição e ética', 'Facilidade para falar em público', 'CNH categoria B'],
    array['Plano de saúde', 'Vale-alimentação', 'Participação nos lucros', 'Auxílio-creche', 'Convênio com faculdades'],
    null, null
  ),
  (
    '5e1f0c1a-0017-4a6b-8c00-000000000017', 'job_offer', 54, '74175-120',
    'Eletricista de Manutenção Predial', 'Condomínio Empresarial Vila Boa',
    'Manutenção elétrica do prédio: iluminação, quadros, bombas e gerador. Escala de segunda a sexta-feira, com plantão a cada quatro semanas.',
    array['NR-10', 'Curso de eletricista', 'Experiência em manutenção predial'],
    array['Adicional de periculosidade', 'Vale-refeição', 'Vale-transporte', 'Plano odontológico'],
    null, null
  ),
  (
    '5e1f0c1a-0101-4a6b-8c00-000000000101', 'resume', 4, '74980-970',
    'Auxiliar de Logística – Marivalda Exemplo da Conceição', null,
    'Pessoa fictícia. Seis anos em conferência de carga, inventário e operação de empilhadeira em Aparecida de Goiânia. Disponibilidade imediata.',
    array['Empilhadeira', 'Inventário', 'Excel básico'],
    array[]::text[],
    null, '/curriculos#marivalda-exemplo'
  )
) as example (id, type, days_ago, location_zip, title, company_name, description, requirements, benefits, image_url, pdf_resume_url)
cross join lateral (values (date_trunc('day', now(), 'America/Sao_Paulo') - days_ago * interval '1 day')) as day (posted)
on conflict (id) do nothing;
