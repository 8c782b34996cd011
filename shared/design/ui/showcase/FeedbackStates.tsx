import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { Section } from '../section/Section.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/Skeleton.tsx';

/** Messages and placeholders. */
export function FeedbackStates() {
  return (
    <Section heading="Mensagens e espera">
      <div className="grid gap-5">
        <Alert title="Em breve">Blog requer integração com banco de dados.</Alert>
        <Alert tone="success">Seus dados foram registrados com sucesso!</Alert>
        <Alert
          tone="error"
          title="Não foi possível carregar as vagas"
          action={<Button variant="secondary">Tentar Novamente</Button>}
        >
          Verifique a conexão e tente de novo.
        </Alert>
        <SkeletonGroup
          label="Carregando vagas"
          className="surface-paper grid gap-3 rounded-lg border border-line p-6"
        >
          <Skeleton className="h-7 w-1/2" />
          <Skeleton />
          <Skeleton className="h-5 w-3/4" />
        </SkeletonGroup>
      </div>
    </Section>
  );
}
