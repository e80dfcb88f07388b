import { Link } from '../Link/Link'
import { formatPhone, STORED } from '../PhoneField/phone-text'
import { phoneText } from './PhoneText.css'

export interface PhoneTextProps {
  /** A number as PhoneField hands it over. */
  value: string
  /** Calls the number; for a person's phone, not for a fax. */
  isLink?: boolean | undefined
}

/** A phone number set as (###) ###-####, left to right whatever runs around it. */
export function PhoneText({ value, isLink = false }: PhoneTextProps) {
  const words = (
    <span className={phoneText} dir="ltr">
      {formatPhone(value)}
    </span>
  )
  return isLink && value !== '' ? <Link href={phoneHref(value)}>{words}</Link> : words
}

/** The address that dials a stored number (RFC 3966); ten digits are dialled with their country, also from abroad. */
export function phoneHref(stored: string): string {
  const [, plus = '', digits, extension] = STORED.exec(stored) ?? []
  if (digits === undefined) return `tel:${stored.replace(/[^\d+]/g, '')}`
  const country =
    digits.length === 10 && plus === '' ? '+1' : digits.length === 11 && digits.startsWith('1') ? '+' : plus
  return `tel:${country}${digits}${extension === undefined ? '' : `;ext=${extension}`}`
}
