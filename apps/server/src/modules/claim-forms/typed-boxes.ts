import type { Address } from '@oaklet/api/contract'
import type { FormBox } from './form-boxes'
import { paperName, paperNumber, paperText } from './paper-text'

/** A text in its box. */
export type TypedBox = readonly [FormBox, string]

/** An X in the box, where it is meant. */
export const marked = (box: FormBox, isMarked: boolean): TypedBox => [box, isMarked ? 'X' : '']

/** An X in one of two boxes. */
export const answered = (boxes: { yes: FormBox; no: FormBox }, isYes: boolean): TypedBox[] => [
  marked(boxes.yes, isYes),
  marked(boxes.no, !isYes),
]

/** A text in each of several boxes, as far as there are any. */
export const inEach = (boxes: readonly FormBox[], texts: readonly string[]): TypedBox[] =>
  boxes.map((box, index) => [box, texts[index] ?? ''])

/** Texts in the first of several boxes: empty ones leave no gap. */
export const fromTop = (boxes: readonly FormBox[], texts: readonly string[]): TypedBox[] =>
  inEach(
    boxes,
    texts.filter((text) => text !== ''),
  )

/** A date of which the year is written in full. */
export function dated(
  boxes: { month: FormBox; day: FormBox; year: FormBox },
  date: string | null | undefined,
): TypedBox[] {
  const [year = '', month = '', day = ''] = (date ?? '').split('-')
  return inEach([boxes.month, boxes.day, boxes.year], [month, day, year])
}

/** `2026-11-03` → `11`, `03`, `26`. */
export const shortDate = (date: string): string[] => [date.slice(5, 7), date.slice(8, 10), date.slice(2, 4)]

/** An amount without a sign or a point. */
export const paid = (boxes: { dollars: FormBox; cents: FormBox }, cents: number): TypedBox[] => [
  [boxes.dollars, String(Math.trunc(cents / 100))],
  [boxes.cents, String(cents % 100).padStart(2, '0')],
]

/** A number of North America. */
export function phoned(boxes: { area: FormBox; number: FormBox }, phone: string): TypedBox[] {
  const [, area = '', number = ''] = /^1?(\d{3})(\d{7})/.exec(phone) ?? []
  return inEach([boxes.area, boxes.number], [area, number])
}

/** `PINE, AVERY, M`. */
export const fullName = (
  person: { lastName: string; firstName: string; middleName: string } | null | undefined,
): string =>
  person == null
    ? ''
    : [person.lastName, person.firstName, person.middleName]
        .map(paperName)
        .filter((name) => name !== '')
        .join(', ')

/** A ZIP code keeps its hyphen. */
const zipOf = ({ zipCode }: Address): string => paperName(zipCode)

/** City, state and ZIP code in one line. */
export const cityLine = (address: Address | null | undefined): string =>
  address == null ? '' : `${paperText(address.city)} ${paperText(address.state)} ${zipOf(address)}`.trim()

/** Street, city, state and ZIP code in boxes of their own. */
export const livedAt = (
  boxes: { street: FormBox; city: FormBox; state: FormBox; zip: FormBox },
  address: Address | null,
): TypedBox[] =>
  address === null
    ? []
    : [
        [boxes.street, paperText(address.street)],
        [boxes.city, paperText(address.city)],
        [boxes.state, paperNumber(address.state)],
        [boxes.zip, zipOf(address)],
      ]

/** A note in two rows: what has room in one stands in the lower one. */
export function noted(rows: readonly FormBox[], note: string): TypedBox[] {
  const text = paperText(note)
  const room = rows[0]?.length ?? 0
  if (text.length <= room) return inEach(rows, ['', text])
  const end = text.lastIndexOf(' ', room)
  const cut = end === -1 ? room : end
  return inEach(rows, [text.slice(0, cut), text.slice(cut).trim()])
}
