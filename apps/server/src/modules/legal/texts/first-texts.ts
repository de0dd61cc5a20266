/** Plain text with blank lines between paragraphs; a line that begins with `## ` is a heading. */
export interface FirstText {
  readonly title: string;
  readonly body: string;
}
export interface FirstTexts {
  readonly privacy: FirstText;
  readonly imprint: FirstText;
}
