import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { isVisible } from '../wire/plain-text'
import { Id, Instant, requiredText, text, textOfLines, Version } from '../wire/scalars'

/** What a client does with a document: agrees to it, or acknowledges that they have received it. */
export const DOCUMENT_ASKS = ['agree', 'acknowledge'] as const
/** One of {@link DOCUMENT_ASKS}. */
export type DocumentAsks = (typeof DOCUMENT_ASKS)[number]

/** The most sections of a document. */
export const MAX_DOCUMENT_SECTIONS = 40
/** The most characters of a section. */
export const MAX_SECTION_CHARACTERS = 10_000

/** A part of a document; the heading may be empty. Lines that begin with `- ` are items of a list. */
export const DocumentSection = z.object({
  heading: text(120),
  text: textOfLines(MAX_SECTION_CHARACTERS).check(
    z.refine(isVisible, { error: 'Enter the text of this section', abort: true }),
  ),
})
export type DocumentSection = z.infer<typeof DocumentSection>

/** What a document says, and asks of the client. */
export const DocumentContent = z.object({
  title: requiredText(120, 'Enter a title'),
  asks: z.enum(DOCUMENT_ASKS, 'Choose what the client does'),
  /** Whether a client may decline to sign and send everything in all the same. */
  mayDecline: z.boolean(),
  sections: z
    .array(DocumentSection)
    .check(
      z.minLength(1, 'Add a section'),
      z.maxLength(MAX_DOCUMENT_SECTIONS, `Use at most ${MAX_DOCUMENT_SECTIONS} sections`),
    ),
})
export type DocumentContent = z.infer<typeof DocumentContent>

/** One of the texts that a document has had; the numbers begin at 1, and none is ever changed. */
export const DocumentVersion = z.object({
  number: z.int(),
  title: z.string(),
  publishedByName: z.string(),
  publishedAt: Instant,
})
export type DocumentVersion = z.infer<typeof DocumentVersion>

/** A document that clients sign, without its text. */
export const ListedDocument = z.object({
  id: Id,
  practiceId: Id,
  title: z.string(),
  asks: z.enum(DOCUMENT_ASKS),
  mayDecline: z.boolean(),
  /** The number of the text that is sent now. */
  number: z.int(),
  publishedByName: z.string(),
  publishedAt: Instant,
  /** Whether it is sent to nobody any more; what was signed stays. */
  isRetired: z.boolean(),
  version: Version,
})
export type ListedDocument = z.infer<typeof ListedDocument>

/** A document with one of its texts. */
export const PracticeDocument = z.object({
  ...ListedDocument.shape,
  /** The text that was asked for: its own title, and what it asks. */
  content: DocumentContent,
  contentNumber: z.int(),
  /** The latest first. */
  versions: z.array(DocumentVersion),
})
export type PracticeDocument = z.infer<typeof PracticeDocument>

/** A new text of a document; `version` as with any edit. */
export const UpdateDocumentBody = z.object({ ...DocumentContent.shape, version: Version })
export type UpdateDocumentBody = z.infer<typeof UpdateDocumentBody>

/** Which of its texts is asked for: the one that is sent now, unless `number` says otherwise. */
export const DocumentQuery = z.object({ number: z.optional(z.coerce.number().check(z.int(), z.positive())) })
export type DocumentQuery = z.input<typeof DocumentQuery>

const all = '/api/v1/practices/{practiceId}/documents'
const one = '/api/v1/practices/{practiceId}/documents/{documentId}'

/** The documents of a practice by their titles, retired ones last. */
export const listDocuments = endpoint({
  name: 'listDocuments',
  method: 'GET',
  path: all,
  access: 'signed-in',
  response: enveloped(z.array(ListedDocument)),
})

/** A document with its text, or an earlier one. */
export const getDocument = endpoint({
  name: 'getDocument',
  method: 'GET',
  path: one,
  access: 'signed-in',
  query: DocumentQuery,
  response: enveloped(PracticeDocument),
})

/** Adds a document. */
export const createDocument = endpoint({
  name: 'createDocument',
  method: 'POST',
  path: all,
  access: 'forms:edit',
  body: DocumentContent,
  response: enveloped(PracticeDocument),
})

/** Gives a document a new text, which is sent from then on; who was sent the one before signs that. */
export const updateDocument = endpoint({
  name: 'updateDocument',
  method: 'PUT',
  path: one,
  access: 'forms:edit',
  body: UpdateDocumentBody,
  response: enveloped(PracticeDocument),
})

/** Sends a document to nobody any more. */
export const retireDocument = endpoint({
  name: 'retireDocument',
  method: 'POST',
  path: `${one}/retirement`,
  access: 'forms:edit',
  response: enveloped(PracticeDocument),
})

/** Lets a retired document be sent again. */
export const restoreDocument = endpoint({
  name: 'restoreDocument',
  method: 'POST',
  path: `${one}/restoration`,
  access: 'forms:edit',
  response: enveloped(PracticeDocument),
})
