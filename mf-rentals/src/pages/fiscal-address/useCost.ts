import { useState } from 'react';
import { parseReais } from './reais.ts';

export type CostProblem = Extract<ReturnType<typeof parseReais>, { problem: string }>['problem'];

export interface Cost {
  /** What stands in the field. */
  text: string;
  /** The last amount that could be read, in centavos. */
  centavos: number;
  /** What keeps the text from being an amount; said only once the visitor has finished typing. */
  problem: CostProblem | undefined;
  type(text: string): void;
  /** The visitor left the field or sent the form. Returns whether the text is an amount. */
  finish(): boolean;
}

/** The cost a visitor types: results follow each readable amount, complaints wait. */
export function useCost(initial: { text: string; centavos: number }): Cost {
  const [text, setText] = useState(initial.text);
  const [centavos, setCentavos] = useState(initial.centavos);
  const [problem, setProblem] = useState<CostProblem>();
  return {
    text,
    centavos,
    problem,
    type(typed) {
      setText(typed);
      const parsed = parseReais(typed);
      if ('problem' in parsed) return;
      setCentavos(parsed.centavos);
      setProblem(undefined);
    },
    finish() {
      const parsed = parseReais(text);
      const found = 'problem' in parsed ? parsed.problem : undefined;
      setProblem(found);
      return !found;
    },
  };
}
