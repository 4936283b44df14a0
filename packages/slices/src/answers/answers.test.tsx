import { expect, it } from 'vitest';
import { to } from '../sample-data.ts';
import { html, testContext } from '../testing.tsx';
import { Answers } from './view.tsx';

it('pairs each answer with a link to change it, and keeps languages apart', () => {
  const out = html(<Answers title="Your answers" lead="" answers={[{ question: 'Language', answer: 'Nederlands', lang: 'nl', change: to('', '/en/find#language') }]} context={testContext()} />);
  expect(out).toContain('<dt>Language</dt><dd lang="nl">Nederlands</dd>');
  expect(out).toContain('aria-label="Change: Language"');
});
