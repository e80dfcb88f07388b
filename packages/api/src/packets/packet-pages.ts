import * as z from 'zod/mini'
import { ClientAddress } from '../clients/clients-contract'
import { COVERAGE_RELATIONS } from '../coverages/coverage-relations'
import type { FormContent } from '../form-templates/form-content'
import { askedItems, formPageSchema } from '../form-templates/form-pages'
import {
  ASKS_DIFFICULTY,
  HIGHEST_ANSWERS,
  MEASURE_KINDS,
  MEASURE_LENGTHS,
  type MeasureKind,
} from '../measures/measure-scoring'
import { MEASURE_DIFFICULTIES } from '../measures/measures-contract'
import { sentPhone } from '../organization/phone'
import { isPhone } from '../organization/phone-pattern'
import { isVisible } from '../wire/plain-text'
import { EnteredDate, optionalEmailText, requiredText, text } from '../wire/scalars'
import { type FilePage, isFilePage } from './packet-files'

/** The forms about a client that a packet may ask for; the last three ask for files alone. */
export const FORM_KINDS = [
  'about_you',
  'reach_you',
  'emergency_contact',
  'insurance',
  'photo_id',
  'custody_papers',
  'other_papers',
] as const
/** One of {@link FORM_KINDS}. */
export type FormKind = (typeof FORM_KINDS)[number]

/** What a packet may ask for by its kind: forms about the client, and questionnaires. */
export const ASKED_KINDS = [...FORM_KINDS, ...MEASURE_KINDS] as const
/** One of {@link ASKED_KINDS}. */
export type AskedKind = FormKind | MeasureKind

/** Everything that a packet may ask for: there are any number of forms of the practice, and of documents to be signed. */
export const PACKET_ITEM_KINDS = [...ASKED_KINDS, 'form', 'document'] as const
/** One of {@link PACKET_ITEM_KINDS}. */
export type PacketItemKind = AskedKind | 'form' | 'document'

/** What decides which pages an item has: its kind, and of a form of the practice its questions, which are null otherwise. */
export interface PagedItem {
  kind: PacketItemKind
  form: FormContent | null
}

/** Whether an item is a form about the client, which a review takes over. */
export const isFormItem = (kind: PacketItemKind): kind is FormKind =>
  (FORM_KINDS as readonly string[]).includes(kind)

/** Whether an item is done as soon as all of its pages are answered. */
export const isDoneByPages = (kind: PacketItemKind): boolean => kind === 'form' || isFormItem(kind)

/** Whether an item is a questionnaire, which becomes a measure of the client as soon as it is finished. */
export const isMeasureItem = (kind: PacketItemKind): kind is MeasureKind =>
  (MEASURE_KINDS as readonly string[]).includes(kind)

const Phone = text(40).check(
  z.overwrite(sentPhone),
  z.refine((phone) => phone === '' || isPhone(phone), 'Enter a phone number like (555) 010-0123'),
)

const needsPhone = z.refine<{ name: string; phone: string }>(
  ({ name, phone }) => (name === '') === (phone === ''),
  { path: ['phone'], error: 'Enter a name and a phone number, or neither' },
)

/** A page that takes files: they are sent by themselves, and the page says only that there are none. */
const FilesSent = z.object({ cannotSend: z.boolean() })

/** The pages of each form in their order, each with the fields that one page asks for. */
export const FORM_PAGES = {
  about_you: {
    name: z.object({ firstName: text(100), lastName: text(100), preferredName: text(100) }).check(
      z.refine(({ firstName, lastName }) => isVisible(firstName + lastName), {
        path: ['firstName'],
        error: 'Enter your first or last name',
      }),
    ),
    birth: z.object({ dateOfBirth: EnteredDate }),
    pronouns: z.object({ pronouns: text(40) }),
    address: ClientAddress,
  },
  reach_you: {
    phone: z.object({ phone: Phone, mayText: z.boolean(), mayVoicemail: z.boolean() }),
    email: z.object({ email: optionalEmailText('name@mail.com'), mayEmail: z.boolean() }),
  },
  emergency_contact: {
    person: z.object({ name: text(120), relationship: text(60), phone: Phone }).check(needsPhone),
  },
  insurance: {
    use: z.object({ hasInsurance: z.boolean('Choose an answer') }),
    plan: z.object({
      insurer: requiredText(120, 'Enter the name of your insurance'),
      memberId: requiredText(80, 'Enter the member number on your card'),
      groupNumber: text(50),
    }),
    holder: z.object({ relation: z.enum(COVERAGE_RELATIONS, 'Choose an answer') }),
    holder_person: z.object({
      firstName: requiredText(35, 'Enter their first name'),
      lastName: requiredText(60, 'Enter their last name'),
      dateOfBirth: z.nullable(EnteredDate),
    }),
    card: FilesSent,
  },
  photo_id: { photo_id: FilesSent },
  custody_papers: { custody_papers: FilesSent },
  other_papers: { other_papers: FilesSent },
} as const satisfies Record<FormKind, Record<string, z.ZodMiniType>>

const { about_you: about, reach_you: reach, emergency_contact: emergency, insurance } = FORM_PAGES

/** What was answered in the forms of a packet, by form and page; a page is missing where nothing was answered. */
export const FormAnswers = z.object({
  about_you: z.optional(
    z.object({
      name: z.optional(about.name),
      birth: z.optional(about.birth),
      pronouns: z.optional(about.pronouns),
      address: z.optional(about.address),
    }),
  ),
  reach_you: z.optional(z.object({ phone: z.optional(reach.phone), email: z.optional(reach.email) })),
  emergency_contact: z.optional(z.object({ person: z.optional(emergency.person) })),
  insurance: z.optional(
    z.object({
      use: z.optional(insurance.use),
      plan: z.optional(insurance.plan),
      holder: z.optional(insurance.holder),
      holder_person: z.optional(insurance.holder_person),
    }),
  ),
})
export type FormAnswers = z.infer<typeof FormAnswers>

/** The answer of a client who would rather not answer a question: the questionnaire then has no score. */
export const PASSED = 'passed'

/** The name of the page after the questions of a questionnaire, which asks how hard the problems make daily life. */
export const DIFFICULTY_PAGE = 'difficulty'

/** The page of an item that takes files; undefined where it has none. */
export const filePageOf = (kind: PacketItemKind): FilePage | undefined =>
  isFormItem(kind) ? Object.keys(FORM_PAGES[kind]).find(isFilePage) : undefined

/** A page with what stands in its fields, by their names; null while nothing was saved. */
export interface SavedPage {
  page: string
  answers: Readonly<Record<string, unknown>> | null
}

/**
 * The names of the pages of an item in their order: of a questionnaire `1`, `2` and so on, of a form of the practice the
 * ids of its questions; a document has none. Which pages of the insurance and of such a form are asked for depends on
 * what was saved on others.
 */
export function pagesOf({ kind, form }: PagedItem, saved: readonly SavedPage[] = []): string[] {
  const answersOn = (wanted: string) => saved.find(({ page }) => page === wanted)?.answers
  if (kind === 'document') return []
  if (kind === 'form') {
    return form === null ? [] : askedItems(form, (id) => answersOn(id)?.['answer']).map(({ id }) => id)
  }
  if (kind === 'insurance') {
    if (answersOn('use')?.['hasInsurance'] === false) return ['use']
    const isOther = (answersOn('holder')?.['relation'] ?? 'self') !== 'self'
    return ['use', 'plan', 'holder', ...(isOther ? ['holder_person'] : []), 'card']
  }
  return isMeasureItem(kind) ? measurePages(kind) : Object.keys(FORM_PAGES[kind])
}

/** The pages of a questionnaire. */
function measurePages(kind: MeasureKind): string[] {
  const questions = Array.from({ length: MEASURE_LENGTHS[kind] }, (_, index) => String(index + 1))
  return ASKS_DIFFICULTY[kind] ? [...questions, DIFFICULTY_PAGE] : questions
}

/** The schema of what a page asks for; undefined where the item has no such page. */
export function pageSchema({ kind, form }: PagedItem, page: string): z.ZodMiniType | undefined {
  if (kind === 'document') return undefined
  if (kind === 'form') {
    const item = form?.items.find(({ id }) => id === page)
    return item === undefined || item.kind === 'heading' ? undefined : formPageSchema(item)
  }
  if (!isMeasureItem(kind)) {
    const pages: Readonly<Record<string, z.ZodMiniType>> = FORM_PAGES[kind]
    return Object.hasOwn(pages, page) ? pages[page] : undefined
  }
  if (!measurePages(kind).includes(page)) return undefined
  if (page === DIFFICULTY_PAGE) {
    return z.object({ difficulty: z.enum(MEASURE_DIFFICULTIES, 'Choose an answer') })
  }
  const answer = z.int().check(z.minimum(0), z.maximum(HIGHEST_ANSWERS[kind]))
  return z.object({ answer: z.union([answer, z.literal(PASSED)], 'Choose an answer') })
}

/** Something that is missing from a packet: a page without an answer, or what was not finished. */
export interface PacketGap {
  itemId: string
  /** Null for a document without an answer, and a questionnaire that has only to be finished. */
  page: string | null
}

/** An item as {@link packetGaps} looks at it. */
export interface GapItem extends PagedItem {
  id: string
  /** Whether a questionnaire was finished, or a document signed, declined, or left to paper. */
  isFinished: boolean
  pages: readonly SavedPage[]
}

/** The pages of an item that are asked for and have no answer. */
export const missingPages = (item: PagedItem, saved: readonly SavedPage[]): string[] =>
  pagesOf(item, saved).filter((page) => !saved.some((one) => one.page === page && one.answers !== null))

/** What is missing before a packet can be sent in, in the order of its pages; the server and the page both go by it. */
export const packetGaps = (items: readonly GapItem[]): PacketGap[] =>
  items.flatMap((item): PacketGap[] => {
    const { id, kind, isFinished, pages } = item
    if (isFinished) return []
    const missing = missingPages(item, pages)
    if (missing.length > 0) return missing.map((page) => ({ itemId: id, page }))
    return isDoneByPages(kind) ? [] : [{ itemId: id, page: null }]
  })
