import * as z from 'zod/mini'
import { DOCUMENT_ASKS } from '../documents/documents-contract'
import { SIGNATURE_OUTCOMES } from '../documents/signatures-contract'
import { FormContent } from '../form-templates/form-content'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, EnteredDate, Id, Instant, Version } from '../wire/scalars'
import { CLIENT_FILE_TYPES } from '../client-files/client-files-contract'
import { FILE_SLOTS } from './packet-files'
import { PACKET_ITEM_KINDS } from './packet-pages'
import { PACKET_ITEM_STATES } from './packets-contract'

/** How long a client may do nothing before they need a new code. */
export const ONBOARDING_IDLE_MS = 3_600_000

/** What stands in the fields of one page, by their names. */
const Answers = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]),
)

/** One page of an item. */
export const OnboardingPage = z.object({
  /** The name of the page, as `pagesOf` says them. */
  page: z.string(),
  /** What was saved last; null while nothing was. */
  answers: z.nullable(Answers),
  /** What the practice knew when it sent the packet, to be shown until something is saved; null where it knew nothing. */
  known: z.nullable(Answers),
  /** How often the page was saved. */
  rev: z.int(),
})
export type OnboardingPage = z.infer<typeof OnboardingPage>

/** A file that a client sent, and nobody has accepted yet. */
export const SentFile = z.object({
  id: Id,
  slot: z.enum(FILE_SLOTS),
  /** What the file was called where it came from. */
  name: z.string(),
  type: z.enum(CLIENT_FILE_TYPES),
  /** How many bytes are stored. */
  size: z.int(),
})
export type SentFile = z.infer<typeof SentFile>

/** One thing that a client is asked for, with what they have answered. */
export const OnboardingItem = z.object({
  id: Id,
  kind: z.enum(PACKET_ITEM_KINDS),
  state: z.enum(PACKET_ITEM_STATES),
  /** What the practice asked to be changed; empty where it asked for nothing. */
  comment: z.string(),
  /** Whether its answers can be changed. */
  isOpen: z.boolean(),
  /** The questions of a form of the practice; null for everything else. */
  form: z.nullable(FormContent),
  /** The pages that are asked for; those of the insurance and of a form of the practice follow from what is answered. */
  pages: z.array(OnboardingPage),
  /** What was sent, the oldest first. */
  files: z.array(SentFile),
  /** What is to be signed, without its text; null for all but documents. */
  document: z.nullable(z.object({ title: z.string(), asks: z.enum(DOCUMENT_ASKS), mayDecline: z.boolean() })),
  /** What became of the document; null until then. */
  signature: z.nullable(
    z.object({ outcome: z.enum(SIGNATURE_OUTCOMES), signerName: z.string(), at: Instant }),
  ),
})
export type OnboardingItem = z.infer<typeof OnboardingItem>

/** What a client is asked for, once they have shown by a mailed code that it is them. */
export const OnboardingForms = z.object({
  practiceName: z.string(),
  /** Empty where the practice has none. */
  practicePhone: z.string(),
  /** What the practice calls the client. */
  clientName: z.string(),
  /** The first and last name of the client, as the practice has them. */
  legalName: z.string(),
  /** Whether the client agreed to sign on a screen. */
  isSigningOnline: z.boolean(),
  message: z.string(),
  /** Whether answers can be changed; false once everything is sent in, unless the practice sent it back. */
  isOpen: z.boolean(),
  isReturned: z.boolean(),
  /** Whether it was sent in and can still be taken back. */
  canBeWithdrawn: z.boolean(),
  submittedAt: z.nullable(Instant),
  /** The last day on which it can be filled in, and today’s, where the practice is. */
  expiresOn: CalendarDate,
  today: CalendarDate,
  items: z.array(OnboardingItem),
})
export type OnboardingForms = z.infer<typeof OnboardingForms>

/** What a browser learns of a link before the client has entered a code: nothing of the client. */
export const OpenedOnboarding = z.object({
  practiceName: z.string(),
  /** Whether a date of birth is asked for beside the code. */
  asksBirthDate: z.boolean(),
  isVerified: z.boolean(),
})
export type OpenedOnboarding = z.infer<typeof OpenedOnboarding>

/** The secret of a link: what stands behind `#` in its address. */
export const OpenOnboardingBody = z.object({ secret: z.string().check(z.maxLength(200)) })
export type OpenOnboardingBody = z.infer<typeof OpenOnboardingBody>

/** The code that was mailed, with the date of birth where that is asked for. */
export const VerifyOnboardingBody = z.object({
  code: z.string().check(z.regex(/^\d{6}$/, 'Enter the 6 digits of the code')),
  dateOfBirth: z.optional(EnteredDate),
})
export type VerifyOnboardingBody = z.infer<typeof VerifyOnboardingBody>

/** When a code was mailed, the seconds until the next may be asked for. */
export const OnboardingCodeSent = z.object({ resendIn: z.int() })
export type OnboardingCodeSent = z.infer<typeof OnboardingCodeSent>

/** The fields of one page, with how often it had been saved when it was shown: an older number answers 409. */
export const SaveOnboardingPageBody = z.object({ answers: Answers, rev: Version })
export type SaveOnboardingPageBody = z.infer<typeof SaveOnboardingPageBody>

const base = '/api/v1/onboarding/{linkId}'

/**
 * Trades the secret of a link for a session of this browser, which stands in a cookie; 404 `link_unavailable` for a link
 * that is none, or was revoked, has expired or is frozen, whichever it is.
 */
export const openOnboarding = endpoint({
  name: 'openOnboarding',
  method: 'POST',
  path: `${base}/open`,
  access: 'public',
  body: OpenOnboardingBody,
  response: enveloped(OpenedOnboarding),
})

/** Mails a new link to the address on file; its answer is the same whether there is such a link or not. */
export const requestOnboardingLink = endpoint({
  name: 'requestOnboardingLink',
  method: 'POST',
  path: `${base}/new-link`,
  access: 'public',
  response: enveloped(z.null()),
})

/** Where this browser’s session is: whether the client has entered a code yet. */
export const getOnboardingSession = endpoint({
  name: 'getOnboardingSession',
  method: 'GET',
  path: `${base}/session`,
  access: 'packet',
  response: enveloped(OpenedOnboarding),
})

/** Mails a code to the address on file. */
export const sendOnboardingCode = endpoint({
  name: 'sendOnboardingCode',
  method: 'POST',
  path: `${base}/code`,
  access: 'packet',
  response: enveloped(OnboardingCodeSent),
})

/** Shows by the mailed code that it is the client; 401 `invalid_code` or `code_expired` otherwise, 429 for a pause. */
export const verifyOnboarding = endpoint({
  name: 'verifyOnboarding',
  method: 'POST',
  path: `${base}/verify`,
  access: 'packet',
  body: VerifyOnboardingBody,
  response: enveloped(OpenedOnboarding),
})

/** Everything that the client is asked for, and has answered. */
export const getOnboardingForms = endpoint({
  name: 'getOnboardingForms',
  method: 'GET',
  path: `${base}/forms`,
  access: 'packet',
  response: enveloped(OnboardingForms),
})

/** Saves one page; 409 `stale_edit` with the {@link OnboardingPage} as it stands where another device saved it meanwhile. */
export const saveOnboardingPage = endpoint({
  name: 'saveOnboardingPage',
  method: 'PUT',
  path: `${base}/items/{itemId}/pages/{page}`,
  access: 'packet',
  body: SaveOnboardingPageBody,
  response: enveloped(OnboardingForms),
})

/** Finishes a questionnaire, all questions of which are answered: it becomes a measure, and can’t be changed. */
export const finishOnboardingItem = endpoint({
  name: 'finishOnboardingItem',
  method: 'POST',
  path: `${base}/items/{itemId}/finish`,
  access: 'packet',
  response: enveloped(OnboardingForms),
})

/** Sends everything in; 422 `packet_incomplete` where something is missing. Sending it in again changes nothing. */
export const submitOnboarding = endpoint({
  name: 'submitOnboarding',
  method: 'POST',
  path: `${base}/submit`,
  access: 'packet',
  response: enveloped(OnboardingForms),
})

/** Takes back what was sent in, to change it; 409 `transition_refused` once the practice has reviewed it. */
export const withdrawOnboarding = endpoint({
  name: 'withdrawOnboarding',
  method: 'POST',
  path: `${base}/withdrawal`,
  access: 'packet',
  response: enveloped(OnboardingForms),
})

/** Ends this browser’s session; everything that was saved stays. */
export const leaveOnboarding = endpoint({
  name: 'leaveOnboarding',
  method: 'POST',
  path: `${base}/leave`,
  access: 'packet',
  response: enveloped(z.null()),
})
