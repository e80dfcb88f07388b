const COUNTRY_AREA_EXCHANGE_LINE = /^(1)?(\d{3})(\d{3})(\d{4})$/

/** Only the digits, as phone and fax numbers are sent and stored (spec §5). */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '')

/** `(###) ###-####`, with a leading 1 `+1 (###) ###-####` (spec §5); a number of another length stays as it is. */
export function formatPhone(phone: string): string {
  const [, country, area, exchange, line] = COUNTRY_AREA_EXCHANGE_LINE.exec(digitsOf(phone)) ?? []
  if (area === undefined || exchange === undefined || line === undefined) return phone
  return `${country === undefined ? '' : '+1 '}(${area}) ${exchange}-${line}`
}

/** `body` with its phone and fax reduced to digits, as they are sent; a missing one stays missing. */
export const withDigitsOnly = <Body extends { phone: string; fax?: string | undefined }>(
  body: Body,
): Body => ({
  ...body,
  phone: digitsOf(body.phone),
  ...(body.fax === undefined ? {} : { fax: digitsOf(body.fax) }),
})
