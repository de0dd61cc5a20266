import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw } from '../../test/draw.tsx';
import { PATHS } from '../paths.ts';
import { OpenFrame } from './open-frame.tsx';

const links = (): string[] => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

describe('the frame of open pages', () => {
  it('leads a stranger to the login, to data protection and to the imprint', () => {
    draw(
      <OpenFrame>
        <p>content</p>
      </OpenFrame>,
    );
    expect(screen.getByRole('main').textContent).toBe('content');
    expect(links()).toEqual([PATHS.login, PATHS.login, PATHS.privacy, PATHS.imprint]);
  });

  it('leads home whoever is logged in', () => {
    document.cookie = `egf=${encodeURIComponent(JSON.stringify({ juwelier: '10001', sprache: 'en', land: 'DE' }))}`;
    draw(<OpenFrame>{null}</OpenFrame>);
    expect(links().slice(0, 2)).toEqual([PATHS.home, PATHS.home]);
    document.cookie = 'egf=; max-age=0';
  });
});
