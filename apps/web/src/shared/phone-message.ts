import { digitsOf } from '@oaklet/api'

const MIN_DIGITS = 7
const MAX_DIGITS = 15

/** What has to be put right in a phone or fax number that may be left out; undefined when it can be sent (spec §5). */
export function phoneMessage(typed: string): string | undefined {
  const count = digitsOf(typed).length
  const isSound = count >= MIN_DIGITS && count <= MAX_DIGITS
  return typed.trim() === '' || isSound ? undefined : 'Enter the whole number with its area code'
}
