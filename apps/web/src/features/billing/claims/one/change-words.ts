import { CLAIM_PLACES, type ClaimEvent, type ClaimPlace } from '@oaklet/api/contract'
import { priorityWords } from '../../../../records/coverages/policy-words'
import { PAYER_KIND_WORDS } from '../../../../records/payers/payer-words'
import { formatFullDate } from '../../../../shared/format-date'
import { formatMoney } from '../../../../shared/format-money'
import { isDay } from '../../../../shared/is-day'

type Change = ClaimEvent['changes'][number]

const KIND_WORDS: Readonly<Record<string, string>> = PAYER_KIND_WORDS

const PLACES: readonly ClaimPlace[] = CLAIM_PLACES

/** `Charge of session 2: $150.00 → $175.00`: a field by what its box is called, and its values as they are read. */
export function changeWords({ field, before, after }: Change, currency: string): string {
  const words = (value: string) => valueWords(field, value, currency)
  return `${fieldWords(field)}: ${words(before)} → ${words(after)}`
}

/** Sums of the book, and fields that share a box with others and are called otherwise on the page of the claim. */
const NAMES: Readonly<Record<string, string>> = {
  writtenOffCents: 'Written off',
  givenToClientCents: 'Given to the client',
  movedOutCents: 'Given to the next insurance',
  priority: 'Pays as',
  'payer.payerId': 'Payer id',
}

/** What the box of a field is called, and of which session it is; the field itself where no box shows it. */
function fieldWords(field: string): string {
  const [, index, below] = /^lines\.(\d+)\.(.+)$/.exec(field) ?? []
  const path = below === undefined ? field : `lines.${below}`
  const own = NAMES[field]
  if (own !== undefined) return own
  const place = PLACES.find(({ fields }) => fields.some((one) => path === one || path.startsWith(`${one}.`)))
  const name = place?.name ?? path
  return index === undefined ? name : `${name} of session ${Number(index) + 1}`
}

function valueWords(field: string, value: string, currency: string): string {
  if (value === '') return 'nothing'
  if (field === 'priority') return priorityWords(Number(value)).toLowerCase()
  if (field === 'payer.kind') return KIND_WORDS[value] ?? value
  if (value === 'true') return 'yes'
  if (value === 'false') return 'no'
  if (field.endsWith('Cents')) return formatMoney(Number(value), currency)
  return isDay(value) ? formatFullDate(value) : value
}
