import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../wire/endpoint'
import { enveloped, pageOf, pageQuery } from '../wire/envelope'
import { CalendarDate, Id, Instant, requiredText } from '../wire/scalars'

/** What insurers and clearinghouses answer: to an envelope (TA1), to the syntax of a file (999), about claims (277CA). */
export const ANSWER_KINDS = ['TA1', '999', '277CA'] as const
/** One of {@link ANSWER_KINDS}. */
export type AnswerKind = (typeof ANSWER_KINDS)[number]

/** What an answer means for a claim: it arrived, the payer decides on it, or it never got in. */
export const CLAIM_VERDICTS = ['received', 'accepted', 'rejected'] as const
/** One of {@link CLAIM_VERDICTS}. */
export type ClaimVerdict = (typeof CLAIM_VERDICTS)[number]

/** Who says something of a claim: the check of a file’s envelope and syntax, a clearinghouse, or the payer. */
export const ANSWER_SENDERS = ['syntax', 'clearinghouse', 'payer'] as const
/** One of {@link ANSWER_SENDERS}. */
export type AnswerSender = (typeof ANSWER_SENDERS)[number]

/** The most bytes of a file that can be imported. */
export const MAX_RECEIVED_FILE_BYTES = 20_000_000

/** A file that was imported. */
export const ReceivedFile = z.object({
  id: Id,
  practiceId: Id,
  /** As it was called where it came from. */
  name: z.string(),
  /** What it holds, each kind once. */
  kinds: z.array(z.enum(ANSWER_KINDS)),
  importedAt: Instant,
  /** Null where it came in through the inbox folder. */
  importedByName: z.nullable(z.string()),
  /** The files of ours that it answers. */
  batches: z.array(z.object({ id: Id, number: z.int() })),
  /** How many claims of ours it says what of. */
  counts: z.record(z.enum(CLAIM_VERDICTS), z.int()),
  /** How many claims it names that are none of ours. */
  unknownCount: z.int(),
  /** What is wrong with the file itself, and did not keep it from being read. */
  warnings: z.array(z.string()),
})
export type ReceivedFile = z.infer<typeof ReceivedFile>

/** What an answer says of one claim. */
export const ClaimAnswer = z.object({
  id: Id,
  file: z.object({ id: Id, name: z.string() }),
  kind: z.enum(ANSWER_KINDS),
  /** Null where the file names none of ours. */
  claim: z.nullable(z.object({ id: Id, pcn: z.string(), clientName: z.string() })),
  /** The control number as it stands in the file. */
  pcn: z.string(),
  sender: z.enum(ANSWER_SENDERS),
  /** Empty where the file doesn’t say. */
  senderName: z.string(),
  verdict: z.enum(CLAIM_VERDICTS),
  /** Which sending of the claim it is about, from 1; null for none of ours. */
  attempt: z.nullable(z.int()),
  /** Whether it is the answer that counts for the latest sending. */
  stands: z.boolean(),
  /** The day of the answer; null where the file has none. */
  on: z.nullable(CalendarDate),
  /** What is wrong, or which step was taken. */
  findings: z.array(
    z.object({
      /** The codes of the file, like `A7:164:IL`. */
      code: z.string(),
      /** What they mean, in our words. */
      words: z.string(),
      /** The field that it is about, like `subscriber.memberId` or `lines.0.code`; null where it is about none. */
      field: z.nullable(z.string()),
    }),
  ),
  /** What the sender adds in words of its own; or empty. */
  text: z.string(),
  /** The payer’s and the clearinghouse’s own numbers of the claim; or empty. */
  payerClaimNumber: z.string(),
  clearinghouseNumber: z.string(),
  /** The segment that decides, as it stands in the file. */
  raw: z.string(),
  importedAt: Instant,
})
export type ClaimAnswer = z.infer<typeof ClaimAnswer>

/** A file with all that it says of claims: those that were rejected first, then by their control numbers. */
export const ReceivedFileDetails = z.extend(ReceivedFile, { answers: z.array(ClaimAnswer) })
export type ReceivedFileDetails = z.infer<typeof ReceivedFileDetails>

const base = '/api/v1/practices/{practiceId}/received-files'
const one = '/api/v1/practices/{practiceId}/received-files/{fileId}'

/** Which imported files are asked for. */
export const ReceivedFilesQuery = z.object({ cursor: pageQuery.cursor, limit: pageQuery.limit })
export type ReceivedFilesQuery = z.input<typeof ReceivedFilesQuery>

/** A page of the files that were imported, the newest first. */
export const listReceivedFiles = endpoint({
  name: 'listReceivedFiles',
  method: 'GET',
  path: base,
  access: 'claims:view',
  query: ReceivedFilesQuery,
  response: enveloped(pageOf(ReceivedFile)),
})

/** One imported file, with what it says of each claim. */
export const getReceivedFile = endpoint({
  name: 'getReceivedFile',
  method: 'GET',
  path: one,
  access: 'claims:view',
  response: enveloped(ReceivedFileDetails),
})

/** A file with its bytes in base64. */
export const ImportReceivedFileBody = z.object({
  name: requiredText(200, 'Enter the name of the file'),
  content: z.string().check(z.minLength(1, 'The file is empty')),
})
export type ImportReceivedFileBody = z.infer<typeof ImportReceivedFileBody>

/** What an import came to. */
export const ImportedFile = z.object({
  file: ReceivedFileDetails,
  /** Whether the same file was imported before, so that nothing changed now. */
  isRepeated: z.boolean(),
})
export type ImportedFile = z.infer<typeof ImportedFile>

/**
 * Reads a file, keeps it, and lets its answers decide about the claims; the answer that stands goes by sender and day,
 * not by the order of the imports. The same bytes again change nothing. 422 at `content` where it can’t be read or is
 * only a test, 409 `not_ours` where it answers no file of the practice, `transition_refused` where nobody has marked
 * that file as sent.
 */
export const importReceivedFile = endpoint({
  name: 'importReceivedFile',
  method: 'POST',
  path: base,
  access: 'claims:post',
  body: ImportReceivedFileBody,
  response: enveloped(ImportedFile),
})

/** The file, the same byte for byte as it came. */
export const downloadReceivedFile = fileEndpoint({
  name: 'downloadReceivedFile',
  path: `${one}/file`,
  access: 'claims:post',
  fileTypes: ['application/edi-x12'],
})

/** All answers to a claim, the newest import first. */
export const listClaimAnswers = endpoint({
  name: 'listClaimAnswers',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/claims/{claimId}/answers',
  access: 'claims:view',
  response: enveloped(z.array(ClaimAnswer)),
})
