import { describe, expect, it } from 'vitest';
import { draftsOf, suggestionsOf } from './panel-drafts.ts';

describe('the panel opens with autofill', () => {
  it('[4-053] of the last destination', () => expect(draftsOf('/en#finder', 'TH')).toEqual({ to: 'TH' }));
  it('[4-053] of what the opener suggests, which comes first', () => expect(draftsOf('/en?to=VN&need=travel#finder', 'TH')).toEqual({ to: 'VN', need: 'travel' }));
  it('of nothing', () => expect(draftsOf('', null)).toEqual({}));
});

describe('the eligibility panel', () => {
  it('[4-053] suggests the country of the connection and the last destination, each with its source', () => {
    expect(suggestionsOf('/en#finder', 'TH', 'FR')).toEqual({ residence: { value: 'FR', source: 'connection' }, destination: { value: 'TH', source: 'last' } });
  });
  it('prefers what the opener names, and takes codes only', () => {
    expect(suggestionsOf('/en?to=vn#finder', 'TH', null)).toEqual({ destination: { value: 'VN', source: 'link' } });
    expect(suggestionsOf('/en?to=Vietnam', 'TH', null)).toEqual({ destination: { value: 'TH', source: 'last' } });
  });
  it('[finder 2.15] suggests no residence where the lookup failed: its fallback is never stored', () => expect(suggestionsOf('', null, null)).toEqual({}));
});
