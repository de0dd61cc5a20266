import { describe, expect, it } from 'vitest';
import { composeNotice } from '../notice/compose-notice.ts';
import { compareNotice } from './notice.ts';

const MIT = { name: 'one', version: '1.0.0', license: 'MIT', texts: ['Permission is granted'] };
const FONTS = '# Fonts\n\n| sans | Source Sans 3 |';

describe('the notice of what is shipped', () => {
  it('names every package with its licence, and a text that several share once', () => {
    const notice = composeNotice([MIT, { ...MIT, name: 'two' }], FONTS);
    expect(notice).toContain('| one | 1.0.0 | MIT |\n| two | 1.0.0 | MIT |');
    expect(notice).toContain('### one, two\n\n```text\nPermission is granted\n```');
    expect(notice).toContain('## Fonts');
    expect(notice.match(/Permission is granted/g)).toHaveLength(1);
  });

  it('is out of date as soon as a package comes, goes or changes its version', () => {
    const written = composeNotice([MIT], FONTS);
    expect(compareNotice(written, written).failures).toEqual([]);
    const now = composeNotice([{ ...MIT, version: '1.0.1' }], FONTS);
    expect(compareNotice(written, now).failures).toEqual([
      'NOTICE.md is out of date: npm run notice',
      '| one | 1.0.1 | MIT |',
    ]);
    expect(compareNotice('', now).failures).not.toEqual([]);
  });
});
