import { Section, SectionHead, TextLink, type LinkData } from '@orlaya/ui';
import type { ReactNode } from 'react';
import type { SliceContext } from '../context.ts';
import { titleId } from '../shared.ts';
import css from './answers.module.css';

export interface AnswersProps {
  readonly title: string;
  readonly lead: string;
  /** Question, answer, and where the answer can be changed; null: it cannot. `lang` where the answer is in another language. */
  readonly answers: readonly { readonly question: string; readonly answer: string; readonly lang?: string; readonly change: LinkData | null }[];
  readonly context: SliceContext;
  /** Below the answers: alternatives, a way to a person. */
  readonly children?: ReactNode;
}
/** What the visitor answered, with a way to change each answer. */
export function Answers({ title, lead, answers, context, children }: AnswersProps) {
  return (
    <Section tone="white" labelledBy={titleId(context)}>
      <SectionHead id={titleId(context)} title={title} lead={lead} />
      <dl className={css.answers}>
        {answers.map(({ question, answer, lang, change }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd lang={lang}>{answer}</dd>
            {change && <dd><TextLink link={change} size="sm" aria-label={context.t('changeField', { field: question })}>{context.t('change')}</TextLink></dd>}
          </div>
        ))}
      </dl>
      {children}
    </Section>
  );
}
