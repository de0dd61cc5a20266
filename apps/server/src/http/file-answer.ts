/** A file as an answer; `name` is offered to the browser. */
export interface FileAnswer {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Media type, where the operation's own is a family (`image/*`). */
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
