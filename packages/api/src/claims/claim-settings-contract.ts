import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, requiredText, Version } from '../wire/scalars'
import { isSendable } from './claim-text'

/**
 * What an id of who sends or receives a file is (ISA05 and ISA07): one that both agreed upon, a tax number, a DUNS number
 * without or with a suffix, a number of the health industry, three that Medicare gives, or one of the NAIC.
 */
export const TRADER_ID_KINDS = ['ZZ', '30', '01', '14', '20', '27', '28', '29', '33'] as const
/** One of {@link TRADER_ID_KINDS}. */
export type TraderIdKind = (typeof TRADER_ID_KINDS)[number]

/** How far a printed form can be moved each way, in hundredths of an inch. */
export const MAX_PRINT_OFFSET = 100

const ClaimFileSender = z.object({ idKind: z.enum(TRADER_ID_KINDS), id: z.string() })
const ClaimFileReceiver = z.extend(ClaimFileSender, { name: z.string() })
const PrintOffsets = z.object({ right: z.int(), down: z.int() })

/** How a practice’s claims leave it: what a file says of both sides, and where a printer puts the text on a form. */
export const ClaimSettings = z.object({
  practiceId: Id,
  /** Who sends files; null for the tax number of who bills. */
  sender: z.nullable(ClaimFileSender),
  /** Who receives files; null for the payer where all claims of a file go to one, else a clearinghouse without a name. */
  receiver: z.nullable(ClaimFileReceiver),
  /** Whether files are tests: who receives one checks it, and it goes no further. */
  isTest: z.boolean(),
  /** How far the text on a form is moved, in hundredths of an inch; below zero to the left and up. */
  printOffsets: PrintOffsets,
  version: Version,
})
export type ClaimSettings = z.infer<typeof ClaimSettings>

const idKind = z.enum(TRADER_ID_KINDS, 'Choose what kind of id it is')

const TraderId = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.minLength(2, { error: 'Use 2 to 15 characters', abort: true }),
  z.maxLength(15, { error: 'Use 2 to 15 characters', abort: true }),
  // What X12 calls basic characters, but for those that part a file.
  z.regex(/^[A-Z0-9 !"&'()+,./;?=-]+$/, 'Use letters without accents, digits and plain punctuation'),
)

const OFFSET_WORDS = `Use -${MAX_PRINT_OFFSET} to ${MAX_PRINT_OFFSET} hundredths of an inch`
const offset = z
  .int('Use whole hundredths of an inch')
  .check(z.gte(-MAX_PRINT_OFFSET, OFFSET_WORDS), z.lte(MAX_PRINT_OFFSET, OFFSET_WORDS))

/** Settings as they are saved, with the version that was edited: 409 `stale_edit` for an older one. */
export const UpdateClaimSettingsBody = z.object({
  sender: z.nullable(z.object({ idKind, id: TraderId })),
  receiver: z.nullable(
    z.object({
      ...{ idKind, id: TraderId },
      name: requiredText(60, 'Enter the name of who receives the files').check(
        z.refine(isSendable, 'Use letters or digits that a file can hold'),
      ),
    }),
  ),
  isTest: z.boolean(),
  printOffsets: z.object({ right: offset, down: offset }),
  version: Version,
})
export type UpdateClaimSettingsBody = z.infer<typeof UpdateClaimSettingsBody>

const path = '/api/v1/practices/{practiceId}/claim-settings'

/** How a practice’s claims leave it. */
export const getClaimSettings = endpoint({
  name: 'getClaimSettings',
  method: 'GET',
  path,
  access: 'billing:edit',
  response: enveloped(ClaimSettings),
})

/** Changes how claims leave the practice from now on: a file that was made stays as it is. */
export const updateClaimSettings = endpoint({
  name: 'updateClaimSettings',
  method: 'PUT',
  path,
  access: 'billing:edit',
  body: UpdateClaimSettingsBody,
  response: enveloped(ClaimSettings),
})

/** A page that fills each box of a CMS-1500, to see on a bought form whether the saved offsets are right. */
export const downloadFormTestPage = fileEndpoint({
  name: 'downloadFormTestPage',
  path: `${path}/test-page`,
  access: 'billing:edit',
  fileTypes: ['application/pdf'],
})
