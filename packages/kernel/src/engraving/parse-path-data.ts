import { itemAt } from '../units/item-at.ts';
import type { LetterContour } from '../design/lettering.ts';
import { arcPieces } from './arc-pieces.ts';

/** One subpath of SVG path data. */
export interface PathContour {
  readonly contour: LetterContour;
  readonly isClosed: boolean;
}

/** Numbers that each command takes. */
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const TOKEN = /[a-df-z]|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/giu;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu;
/** A drawing larger than this is a mistake and would only cost time. */
const NUMBERS_MAX = 20_000;
/** Numbers beyond this are a mistake, mm: a ring is unrolled in less than 300. */
const NUMBER_MOST = 10_000;

interface Command {
  readonly letter: string;
  readonly values: number[];
}

type Point = readonly [number, number];

/** `0012.5` after an arc's angle is flag 0, flag 0 and 12.5; `place` is 3 for the first flag, 4 for the second. */
function splitFlags(token: string, place: number): number[] {
  const flags = place === 3 && token.length > 1 ? 2 : 1;
  const rest = token.slice(flags);
  const values = Array.from(token.slice(0, flags), Number);
  return rest === '' ? values : [...values, Number(rest)];
}

function addNumber({ letter, values }: Command, token: string): void {
  const place = values.length % 7;
  const isFlag = letter.toUpperCase() === 'A' && (place === 3 || place === 4);
  if (isFlag) values.push(...splitFlags(token, place));
  else values.push(Number(token));
}

/** Splits path data into commands with their numbers; null when it is not path data. */
function readCommands(text: string): Command[] | null {
  if (text.replaceAll(TOKEN, '').replaceAll(/[\s,]/gu, '') !== '') return null;
  const commands: Command[] = [];
  for (const [token] of text.matchAll(TOKEN)) {
    const last = commands.at(-1);
    if (!NUMBER.test(token)) commands.push({ letter: token, values: [] });
    else if (last === undefined) return null;
    else addNumber(last, token);
  }
  return commands.every(isWhole) ? commands : null;
}

function isWhole({ letter, values }: Command, index: number): boolean {
  const size = ARGUMENTS[letter.toUpperCase()];
  if (size === undefined || !values.every((value) => Math.abs(value) <= NUMBER_MOST)) return false;
  if (index === 0 && letter.toUpperCase() !== 'M') return false;
  return size === 0 ? values.length === 0 : values.length > 0 && values.length % size === 0;
}

const asText = (value: number): string => String(Number(value.toFixed(3)));

/** Path data with all its lengths times `factor`; null when it is not path data. */
export function scaledPathData(text: string, factor: number): string | null {
  const commands = readCommands(text);
  if (commands === null) return null;
  return commands
    .map(({ letter, values }) => {
      const isArc = letter.toUpperCase() === 'A';
      // Turn and flags of an arc are no lengths.
      const scaled = values.map((value, k) => (isArc && k % 7 >= 2 && k % 7 <= 4 ? value : value * factor));
      return `${letter}${scaled.map(asText).join(' ')}`;
    })
    .join('');
}

/** Draws commands into subpaths. */
class PathPen {
  readonly paths: { readonly contour: { x: number; y: number; pieces: number[][] }; isClosed: boolean }[] = [];
  #at: Point = [0, 0];
  /** Last control point of a cubic or quadratic curve, for the smooth commands; null after any other command. */
  #cubic: Point | null = null;
  #quadratic: Point | null = null;

  #goTo(at: Point, cubic: Point | null = null, quadratic: Point | null = null): void {
    this.#at = at;
    this.#cubic = cubic;
    this.#quadratic = quadratic;
  }

  #mirrored(control: Point | null): Point {
    return control === null ? this.#at : [2 * this.#at[0] - control[0], 2 * this.#at[1] - control[1]];
  }

  move(to: Point): void {
    this.#goTo(to);
    this.paths.push({ contour: { x: to[0], y: to[1], pieces: [] }, isClosed: false });
  }

  close(): void {
    const path = this.paths.at(-1);
    if (path === undefined) return;
    path.isClosed = true;
    this.#goTo([path.contour.x, path.contour.y]);
  }

  /** One drawing command with absolute coordinates. */
  draw(command: string, values: readonly number[]): void {
    if (this.paths.at(-1)?.isClosed === true) this.move(this.#at);
    this.paths.at(-1)?.contour.pieces.push(...this.#piecesOf(command, values));
  }

  #piecesOf(command: string, values: readonly number[]): number[][] {
    const [x0, y0] = this.#at;
    const [first = 0, second = 0] = values;
    switch (command) {
      case 'H':
        return this.#line([first, y0]);
      case 'V':
        return this.#line([x0, first]);
      case 'C':
      case 'S':
        return this.#cubicTo(command === 'S' ? [...this.#mirrored(this.#cubic), ...values] : values);
      case 'Q':
      case 'T':
        return this.#quadraticTo(command === 'T' ? [...this.#mirrored(this.#quadratic), ...values] : values);
      case 'A':
        return this.#arc(values);
      default:
        return this.#line([first, second]);
    }
  }

  #line(to: Point): number[][] {
    this.#goTo(to);
    return [[...to]];
  }

  #cubicTo(values: readonly number[]): number[][] {
    const [, , x2 = 0, y2 = 0, x = 0, y = 0] = values;
    this.#goTo([x, y], [x2, y2]);
    return [[...values]];
  }

  #quadraticTo(values: readonly number[]): number[][] {
    const [x1 = 0, y1 = 0, x = 0, y = 0] = values;
    this.#goTo([x, y], null, [x1, y1]);
    return [[...values]];
  }

  #arc(values: readonly number[]): number[][] {
    const [x = 0, y = 0] = values.slice(5);
    const pieces = arcPieces(this.#at, [x, y], values);
    this.#goTo([x, y]);
    return pieces;
  }

  /** Turns the coordinates of a relative command into absolute ones. */
  absolute(command: string, values: readonly number[]): number[] {
    const [x, y] = this.#at;
    if (command === 'H') return values.map((value) => value + x);
    if (command === 'V') return values.map((value) => value + y);
    const fixed = command === 'A' ? 5 : 0;
    return values.map((value, k) => (k < fixed ? value : value + ((k - fixed) % 2 === 0 ? x : y)));
  }

  /** One command with all its repetitions. */
  run({ letter, values }: Command): void {
    const command = letter.toUpperCase();
    const size = ARGUMENTS[command] ?? 0;
    if (size === 0) this.close();
    for (let from = 0; from < values.length; from += size) {
      const own = values.slice(from, from + size);
      const coordinates = letter === command ? own : this.absolute(command, own);
      if (command === 'M' && from === 0) this.move([itemAt(coordinates, 0), itemAt(coordinates, 1)]);
      else this.draw(command, coordinates);
    }
  }
}

/**
 * Reads SVG path data (all commands, absolute and relative) into subpaths with the data's own axes and unit.
 * Null when it is not path data, holds numbers that are not finite, or has more than 20,000 numbers.
 */
export function parsePathData(text: string): PathContour[] | null {
  const commands = readCommands(text);
  if (commands === null || commands.reduce((sum, { values }) => sum + values.length, 0) > NUMBERS_MAX) return null;
  const pen = new PathPen();
  for (const command of commands) pen.run(command);
  return pen.paths.filter(({ contour }) => contour.pieces.length > 0);
}
