import { expect, it } from 'vitest';
import { html, testContext } from '../testing.tsx';
import { plans } from '../sample-data.ts';
import { MiniBar } from './view.tsx';

it('is a named region with links to the sections and needs no script', () => {
  const plan = plans[0];
  const out = html(<MiniBar label="Plan" links={[{ anchor: 'levels', label: 'Cover' }]} price={plan?.price ?? null} primary={plan?.primary ?? null} context={testContext()}><section id="levels" /></MiniBar>);
  expect(out).toContain('role="region" aria-label="Plan"');
  expect(out).toContain('<a href="#levels">Cover</a>');
  expect(out).not.toContain('Sample price');
});
