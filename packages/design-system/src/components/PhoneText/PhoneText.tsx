import { Link } from '../Link/Link'
import { digitsOf, formatPhone } from '../PhoneField/phone-text'
import { phoneText } from './PhoneText.css'

export interface PhoneTextProps {
  /** Digits only, as PhoneField hands them over. */
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
  return isLink && value !== '' ? <Link href={callAddress(value)}>{words}</Link> : words
}

/** Ten digits are dialled with their country, so that the link also works abroad. */
function callAddress(value: string): string {
  const digits = digitsOf(value)
  if (digits.length === 10) return `tel:+1${digits}`
  return digits.length === 11 && digits.startsWith('1') ? `tel:+${digits}` : `tel:${digits}`
}
