import { CLAIM_PLACES, type ClaimEvent, type ClaimPlace } from '@oaklet/api/contract'
import { formatFullDate } from '../../../../shared/format-date'
import { formatMoney } from '../../../../shared/format-money'
import { isDay } from '../../../../shared/is-day'

type Change = ClaimEvent['changes'][number]

const PLACES: readonly ClaimPlace[] = CLAIM_PLACES

/** `Charge of session 2: $150.00 → $175.00`: a field by what its box is called, and its values as they are read. */
export function changeWords({ field, before, after }: Change, currency: string): string {
  const words = (value: string) => valueWords(field, value, currency)
  return `${fieldWords(field)}: ${words(before)} → ${words(after)}`
}

/** What the box of a field is called, and of which session it is; the field itself where no box shows it. */
function fieldWords(field: string): string {
  const [, index, below] = /^lines\.(\d+)\.(.+)$/.exec(field) ?? []
  const path = below === undefined ? field : `lines.${below}`
  if (field === 'writtenOffCents') return 'Written off'
  if (field === 'givenToClientCents') return 'Given to the client'
  if (field === 'movedOutCents') return 'Given to the next insurance'
  const place = PLACES.find(({ fields }) => fields.some((one) => path === one || path.startsWith(`${one}.`)))
  const name = place?.name ?? path
  return index === undefined ? name : `${name} of session ${Number(index) + 1}`
}

function valueWords(field: string, value: string, currency: string): string {
  if (value === '') return 'nothing'
  if (value === 'true') return 'yes'
  if (value === 'false') return 'no'
  if (field.endsWith('Cents')) return formatMoney(Number(value), currency)
  return isDay(value) ? formatFullDate(value) : value
}
