import type { IconListItem } from '../icon-list/IconList.tsx';
import type { Step } from '../steps/Steps.tsx';

export const reasons: readonly IconListItem[] = [
  {
    icon: 'shield',
    title: 'Segurança jurídica',
    text: 'Contratos e rotinas revistos por especialistas.',
  },
  { icon: 'coins', title: 'Redução de custos', text: 'Compra em grupo, preço de grande empresa.' },
  { icon: 'users', title: 'Networking qualificado', text: 'Encontros com quem decide na região.' },
  { icon: 'star', title: 'Excelência', text: 'Fornecedores avaliados todos os anos.' },
  { icon: 'clock', title: 'Atendimento ágil', text: 'Resposta no mesmo dia útil.' },
  { icon: 'heart-pulse', title: 'Atendimento humanizado', text: 'Gente de verdade do outro lado.' },
  { icon: 'leaf', title: 'Inovação constante', text: 'Novas soluções a cada trimestre.' },
  { icon: 'briefcase', title: 'Foco em resultados', text: 'Metas claras, acompanhadas com você.' },
];

export const steps: readonly Step[] = [
  { title: 'Escolha o plano', text: 'Bienal, anual ou mensal.' },
  { title: 'Registre a empresa', text: 'Enviamos os documentos do endereço.' },
  { title: 'Comece a usar', text: 'Em 24 a 48 horas.' },
];
