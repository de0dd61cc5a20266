/** Work that the server does beside its answers. A kind is stored with its jobs: it is never renamed. */
export const JOB_KINDS = [
  'mail',
  'weights',
  'rate-feed',
  'empty-files',
  'what-if',
  'picture',
  'model-import',
  'order-files',
  'dealer-export',
  'list-pictures',
  'webhook',
  'order-mail',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** `failed`: no attempt is left, or none can help; the job stays until somebody retries it. */
export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** What the board of jobs can be sorted by; `when`: next attempt, begin or end, as the board shows it. */
export const JOB_SORTS = ['job', 'state', 'attempts', 'when'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

/** What a running job is at; a text of the page names it. */
export const JOB_STEPS = [
  'sending',
  'weighing',
  'deleting',
  'pricing',
  'quotes',
  'drawing',
  'reading',
  'checking',
  'writing',
  'printing',
  'modelling',
] as const;
export type JobStep = (typeof JOB_STEPS)[number];

/** Why an attempt failed; a text of the page says it. */
export const JOB_ERRORS = [
  /** Whatever has no code of its own. */
  'job.failed',
  /** The process that ran it ended in the middle. */
  'job.interrupted',
  'job.too-long',
  /** Written by another release in a form that this one does not read. */
  'job.unreadable',
  /** No mail server answers, or the connection breaks. */
  'mail.unreachable',
  /** The mail server does not know the house's own access. */
  'mail.login',
  /** The mail server does not take this mail. */
  'mail.refused',
  /** What opens the account was wiped before the mail went out. */
  'mail.expired',
  /** The mail was sent again under another number, printed, or its account was closed to it. */
  'mail.replaced',
  /** The address of a feed does not answer, or not in time. */
  'feed.unreachable',
  /** A feed's answer, or its address, is none that a rate is taken from. */
  'feed.unusable',
  /** The price list was deleted before it could be compared. */
  'what-if.gone',
  /** The file has given way to newer ones, or was written already. */
  'import.gone',
  /** The collection is another than when the rows were looked at. */
  'import.changed',
  /** The address of a webhook does not answer, or not in time. */
  'webhook.unreachable',
  /** It answers with another status than a good one. */
  'webhook.refused',
  /** It is none that a message may be sent to. */
  'webhook.address',
  /** The address was switched off. */
  'webhook.off',
  /** No space is left where files of orders are kept; nothing was left behind. */
  'files.disk-full',
  /** More files or bytes than a ZIP archive can hold. */
  'files.too-large',
  /** A body is not the ring that was weighed: its files are not in the archive. */
  'files.volume',
  /** A ring could not be written in a format; the archive names it. */
  'files.incomplete',
  /** The model has no such form any more. */
  'picture.gone',
  /** Why a picture could not be drawn (`StillFailure`). */
  'picture.no-browser',
  'picture.no-page',
  'picture.busy',
  'picture.too-slow',
  'picture.broken',
] as const;
export type JobErrorCode = (typeof JOB_ERRORS)[number];
