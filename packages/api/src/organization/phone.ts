const NORTH_AMERICAN = /^1?\d{10}$/

/** Only the digits, as phone and fax numbers are sent and stored (spec §5). */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '')

/** `(###) ###-####`, with a leading 1 `+1 (###) ###-####` (spec §5); a number of another length stays as it is. */
export function formatPhone(phone: string): string {
  const digits = digitsOf(phone)
  if (!NORTH_AMERICAN.test(digits)) return phone
  const country = digits.length === 11 ? '+1 ' : ''
  return `${country}(${digits.slice(-10, -7)}) ${digits.slice(-7, -4)}-${digits.slice(-4)}`
}

/** `body` with its phone and fax reduced to digits, as they are sent; a missing one stays missing. */
export const withDigitsOnly = <Body extends { phone: string; fax?: string | undefined }>(
  body: Body,
): Body => ({
  ...body,
  phone: digitsOf(body.phone),
  ...(body.fax === undefined ? {} : { fax: digitsOf(body.fax) }),
})
