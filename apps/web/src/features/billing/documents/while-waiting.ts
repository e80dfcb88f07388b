import type { DocumentSending } from '@oaklet/api/contract'

const POLL_MS = 2_000

/** How often a document is loaded anew: while a mail with it waits for the mail server, every two seconds; else never. */
export const whileWaiting = (document: { sendings: readonly DocumentSending[] } | undefined) =>
  document?.sendings.some(({ state }) => state === 'waiting') === true ? POLL_MS : false
