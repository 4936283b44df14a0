import { expect, it } from 'vitest';
import { html, testContext } from '../testing.tsx';
import { pageHeadSample } from './sample.ts';
import { PageHeadView } from './view.tsx';

it('puts breadcrumbs first and captions its map', () => {
  const out = html(<PageHeadView {...pageHeadSample} context={testContext(0)} breadcrumbs={<nav aria-label="Breadcrumb" />} />);
  expect(out.indexOf('Breadcrumb')).toBeLessThan(out.indexOf('<h1'));
  expect(out).toContain('Indicative map');
});
