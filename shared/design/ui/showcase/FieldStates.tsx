import { InputField } from '../field/InputField.tsx';
import { SelectField } from '../field/SelectField.tsx';
import { Section } from '../section/Section.tsx';

/** Form fields: plain, with hint, wrong, disabled. */
export function FieldStates() {
  return (
    <Section heading="Campos de formulário" tone="moss">
      <form className="surface-paper card-grid-64 rounded-lg border border-line p-6">
        <InputField label="Nome" required placeholder="Maria da Silva" autoComplete="off" />
        <InputField label="WhatsApp" hint="Com DDD" type="tel" placeholder="(62) 90000-0000" />
        <InputField label="E-mail" required error="E-mail inválido" defaultValue="maria@" />
        <InputField label="Empresa" disabled defaultValue="Desligado" />
        <SelectField
          label="Tipo de entidade"
          options={[
            { value: 'all', label: 'Todas' },
            { value: 'publicas', label: 'Públicas' },
            { value: 'outras', label: 'Outras' },
          ]}
        />
      </form>
    </Section>
  );
}
