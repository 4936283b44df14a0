import { describe, expect, it } from 'vitest';
import { draftsOf } from './panel-drafts.ts';

describe('[4-053] the panel opens with autofill', () => {
  it('of the last destination', () => expect(draftsOf('/en#finder', 'TH')).toEqual({ to: 'TH' }));
  it('of what the opener suggests, which comes first', () => expect(draftsOf('/en?to=VN&need=travel#finder', 'TH')).toEqual({ to: 'VN', need: 'travel' }));
  it('of nothing', () => expect(draftsOf('', null)).toEqual({}));
});
