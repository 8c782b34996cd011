/** Samples, marked as such on the page. Replace them by words of members, with permission, and `imageUrl`. */
export const testimonials: { text: string; author: string; company: string; imageUrl?: string }[] =
  [
    {
      text: 'Eu não sabia se precisava de A1 ou de A3. Expliquei pelo WhatsApp como emito as notas da padaria e saí da conversa com a resposta.',
      author: 'Marina Duarte',
      company: 'Padaria Flor do Cerrado',
    },
    {
      text: 'A consultoria trabalhista leu nossos contratos antes de contratarmos a equipe nova. Passei a decidir com mais segurança.',
      author: 'Rogério Antunes',
      company: 'Antunes Transportes',
    },
    {
      text: 'Comecei pelas taxas da maquininha e depois veio a energia solar. São duas contas que pesam menos no fim do mês.',
      author: 'Cleide Nogueira',
      company: 'Ateliê Nogueira',
    },
  ];
