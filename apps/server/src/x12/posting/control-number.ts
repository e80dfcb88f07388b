import { isPcn } from '@oaklet/api/contract'

/** A patient control number anywhere in a text, such as the reference of a recovery. */
const WITHIN = /K\d{9}/g

/** A patient control number of ours as a payer wrote it, blanks, case and leading zeros aside; null for any other text. */
export function controlNumberFrom(text: string): string | null {
  const number = text.replace(/\s/g, '').toUpperCase().replace(/^0+/, '')
  return isPcn(number) ? number : null
}

/** The first patient control number of ours within a text; null where there is none. */
export const controlNumberIn = (text: string): string | null =>
  text.toUpperCase().match(WITHIN)?.find(isPcn) ?? null
