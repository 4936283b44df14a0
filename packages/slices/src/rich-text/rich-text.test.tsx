import { expect, it } from 'vitest';
import { html, testContext } from '../testing.tsx';
import { richTextSample } from './sample.ts';
import { RichTextView } from './view.tsx';

it('lists its headings when asked', () => {
  const out = html(<RichTextView {...richTextSample} context={testContext()} />);
  expect(out).toContain('<a href="#co-payment">Then the co-payment</a>');
  expect(html(<RichTextView {...richTextSample} contents={false} context={testContext()} />)).not.toContain('<nav');
});
